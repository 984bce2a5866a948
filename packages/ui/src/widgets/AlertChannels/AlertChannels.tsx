import { useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Code } from '../../primitives/Code/Code.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { FocusKeeper } from '../../primitives/FocusKeeper/FocusKeeper.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { type AlertChannel, type Delivery, formWords, kindWords } from './alertChannel.ts';
import { ChannelHours, type Hours } from './ChannelHours.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { NewChannelForm, type NewChannelFormProps } from './NewChannelForm.tsx';

export interface AlertChannelsProps extends NewChannelFormProps {
  readonly channels: OpenFace<readonly AlertChannel[]>;
  readonly onTest: (id: string) => void;
  readonly onSet: (id: string, hours: Hours) => void;
  readonly onRemove: (id: string) => void;
  readonly onRenewSecret: (id: string) => void;
  /** The channel whose deliveries are shown; null if none is. */
  readonly logOf: string | null;
  readonly onLog: (id: string | null) => void;
  readonly deliveries: OpenFace<readonly Delivery[]>;
  /** The secret of a webhook that was just created; shown once. */
  readonly secret?: string | null;
  readonly onSecretClose?: () => void;
}

/** Where alerts go, whether they arrive, and a form to add a channel. */
export function AlertChannels(props: AlertChannelsProps) {
  const { secret = null, onSecretClose, mail, onAdd, onRemove } = props;
  const [removed, setRemoved] = useState<AlertChannel | null>(null);
  return (
    <Stack gap={12}>
      {secret !== null && (
        <Banner key={secret} tone="valid" takesFocus title="The secret of this webhook" onClose={onSecretClose}>
          <p>Check the signatures of messages with it. Copy it now: it is not shown again.</p>
          <Inline>
            <Code>{secret}</Code>
            <CopyButton text={secret} label="Copy secret" />
          </Inline>
        </Banner>
      )}
      <FocusKeeper label="Channels">
        <Stack gap={12}>
          <List {...props} onRemovePress={setRemoved} />
        </Stack>
      </FocusKeeper>
      <Card level={3} title="Add a channel">
        <NewChannelForm mail={mail} onAdd={onAdd} />
      </Card>
      <ConfirmDialog
        isOpen={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title="Remove this channel?"
        confirmLabel="Remove"
        onConfirm={() => removed && onRemove(removed.id)}
      >
        Nothing goes to <bdi>{removed?.name}</bdi> from then on, and its log is deleted.
      </ConfirmDialog>
    </Stack>
  );
}

interface ListProps extends AlertChannelsProps {
  readonly onRemovePress: (channel: AlertChannel) => void;
}

function List({ channels, ...props }: ListProps) {
  if (channels.status === 'loading') return <Skeleton shape="block" height="8rem" />;
  if (channels.status === 'error')
    return (
      <ErrorState title="The channels could not be loaded" onRetry={channels.onRetry}>
        {channels.message}
      </ErrorState>
    );
  if (channels.data.length === 0)
    return <EmptyState title="No channels">Add one below. Until then, alerts appear only on this page.</EmptyState>;
  return channels.data.map((channel) => <Channel key={channel.id} channel={channel} {...props} />);
}

interface ChannelProps extends Omit<ListProps, 'channels'> {
  readonly channel: AlertChannel;
}

function Channel({ channel, onTest, onSet, onRemovePress, onRenewSecret, logOf, onLog, deliveries }: ChannelProps) {
  const { id, kind, name, target, form, isOn, problem, lastSent } = channel;
  const { quietFrom, quietUntil, digest } = channel;
  return (
    <Card
      level={3}
      title={<bdi>{name}</bdi>}
      actions={<Badge kind="outline">{kind === 'webhook' ? formWords[form] : kindWords[kind]}</Badge>}
    >
      <Stack gap={8}>
        <Text size={14}>{target}</Text>
        {problem !== null && (
          <Banner tone="invalid" title="The last message did not arrive">
            {problem}. It is tried again for up to a day.
          </Banner>
        )}
        <Text size={14} tone="muted">
          Last sent: {lastSent ? <DateTime value={lastSent} /> : 'Never'}
        </Text>
        <Inline gap={8}>
          <Switch
            aria-label={`${name}: on`}
            isSelected={isOn}
            onChange={(next) => onSet(id, { isOn: next, quietFrom, quietUntil, digest })}
          >
            On
          </Switch>
          <Button size="small" aria-label={`Send test: ${name}`} onPress={() => onTest(id)}>
            Send test
          </Button>
          <Button
            size="small"
            aria-label={`${logOf === id ? 'Hide' : 'Show'} log: ${name}`}
            onPress={() => onLog(logOf === id ? null : id)}
          >
            {logOf === id ? 'Hide log' : 'Show log'}
          </Button>
          {kind === 'webhook' && form === 'standard' && (
            <Button size="small" aria-label={`Renew secret: ${name}`} onPress={() => onRenewSecret(id)}>
              Renew secret
            </Button>
          )}
          <Button size="small" aria-label={`Remove: ${name}`} onPress={() => onRemovePress(channel)}>
            Remove
          </Button>
        </Inline>
        <Disclosure level={4} title="Quiet hours and digest">
          <ChannelHours channel={channel} onSet={(hours) => onSet(id, hours)} />
        </Disclosure>
        {logOf === id && <DeliveryLog name={name} deliveries={deliveries} />}
      </Stack>
    </Card>
  );
}
