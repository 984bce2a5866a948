import { CalendarRange, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { comparedTimeText } from '../../facts/comparedTime.ts';
import { problemOf, type DayPair } from '../../facts/dayPair.ts';

export interface DayPairPopoverProps {
  /** Label of the button. Default 'Compare dates'. */
  readonly label?: string;
  /** The compared days; null if there is no comparison. */
  readonly value: DayPair | null;
  /** Initial days if there is no comparison; null if unknown or if there are none: then nothing can be compared. */
  readonly suggested: DayPair | null;
  /** Called with the chosen days, the earlier one first. */
  readonly onApply: (days: DayPair) => void;
  /** Ends the comparison. */
  readonly onClear: () => void;
}

/** Chooses two days to compare. They are a draft until Compare. */
export function DayPairPopover({ label = 'Compare dates', value, suggested, onApply, onClear }: DayPairPopoverProps) {
  const begun = value ?? suggested;
  return (
    <Popover
      label={label}
      trigger={
        <Button size="small" icon={CalendarRange} iconAfter={ChevronDown} isDisabled={begun === null}>
          {value ? `${comparedTimeText(value.from)} – ${comparedTimeText(value.until)}` : label}
        </Button>
      }
    >
      {(close) =>
        begun && (
          <DayPairDraft
            begun={begun}
            isClear={value === null}
            onApply={(days) => {
              close();
              onApply(days);
            }}
            onClear={() => {
              close();
              onClear();
            }}
          />
        )
      }
    </Popover>
  );
}

interface DayPairDraftProps extends Pick<DayPairPopoverProps, 'onApply' | 'onClear'> {
  readonly begun: DayPair;
  readonly isClear: boolean;
}

function DayPairDraft({ begun, isClear, onApply, onClear }: DayPairDraftProps) {
  // The day of each instant.
  const [draft, setDraft] = useState({ from: begun.from.slice(0, 10), until: begun.until.slice(0, 10) });
  const problem = problemOf(draft);
  return (
    <Stack gap={12}>
      <Inline gap={12}>
        <TextField
          label="First day"
          size="small"
          type="date"
          value={draft.from}
          onChange={(from) => setDraft({ ...draft, from })}
        />
        <TextField
          label="Second day"
          size="small"
          type="date"
          value={draft.until}
          onChange={(until) => setDraft({ ...draft, until })}
        />
      </Inline>
      <Text size={13} tone="muted">
        {problem ?? 'Compares the state at the end of each day (UTC).'}
      </Text>
      <Inline gap={8}>
        <Button size="small" isDisabled={isClear} onPress={onClear}>
          Stop comparing
        </Button>
        <Button size="small" kind="primary" isDisabled={problem !== null} onPress={() => onApply(draft)}>
          Compare
        </Button>
      </Inline>
    </Stack>
  );
}
