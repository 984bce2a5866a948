import { Form } from '../../primitives/Form/Form.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { type AlertChannel, digestWords, minutesOf, timeText } from './alertChannel.ts';

/** When a channel receives messages. */
export type Hours = Pick<AlertChannel, 'isOn' | 'quietFrom' | 'quietUntil' | 'digest'>;

interface ChannelHoursProps {
  readonly channel: AlertChannel;
  readonly onSet: (hours: Hours) => void;
}

const digests = ([0, 60, 1440] as const).map((minutes) => ({ id: String(minutes), name: digestWords[minutes] }));

/** Quiet hours and digest of one channel. They do not delay rules that send at once. */
export function ChannelHours({ channel, onSet }: ChannelHoursProps) {
  return (
    <Form
      label={`When ${channel.name} takes messages`}
      validate={(data) =>
        ['from', 'until'].flatMap((key) =>
          minutesOf(textIn(data)(key)) === null ? [{ path: [{ key }], message: 'Enter a time such as 22:00' }] : [],
        )
      }
      onSubmit={(data) => {
        const textOf = textIn(data);
        const digest = ([0, 60, 1440] as const).find((minutes) => String(minutes) === textOf('digest')) ?? 0;
        onSet({
          isOn: channel.isOn,
          quietFrom: minutesOf(textOf('from')) ?? 0,
          quietUntil: minutesOf(textOf('until')) ?? 0,
          digest,
        });
      }}
    >
      <Text size={13} tone="muted">
        Messages wait until the quiet hours are over. The same time twice means no quiet hours.
      </Text>
      <Inline gap={12} align="end">
        <TextField size="small" label="Quiet from (UTC)" name="from" defaultValue={timeText(channel.quietFrom)} />
        <TextField size="small" label="Quiet until (UTC)" name="until" defaultValue={timeText(channel.quietUntil)} />
        <Select size="small" label="Send" name="digest" items={digests} defaultSelected={String(channel.digest)} />
        <SubmitButton kind="secondary" size="small">
          Save
        </SubmitButton>
      </Inline>
    </Form>
  );
}
