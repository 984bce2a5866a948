import { BellOff, Check, CircleAlert, Eye, ThumbsUp } from 'lucide-react';
import { type AlertReason, changeWords, instantOfReason, isSpanReason } from '@routeglass/domain/alerts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { FocusKeeper } from '../../primitives/FocusKeeper/FocusKeeper.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { minuteText } from '../../facts/dateText.ts';
import type { OpenFace } from '../../facts/face.ts';
import { type Alert, type AlertReply, repliesTo, replyWords } from './alert.ts';

export interface AlertListProps {
  readonly alerts: OpenFace<readonly Alert[]>;
  readonly onReply: (id: string, reply: AlertReply) => void;
  /** The alert whose reply is being sent. */
  readonly replying?: string | null;
}

/** Alerts about the reader's networks: why each was sent, its messages, and the possible replies. */
export function AlertList({ alerts, onReply, replying = null }: AlertListProps) {
  if (alerts.status === 'loading') return <Skeleton shape="block" height="12rem" />;
  if (alerts.status === 'error')
    return (
      <ErrorState title="The alerts could not be loaded" onRetry={alerts.onRetry}>
        {alerts.message}
      </ErrorState>
    );
  return (
    <FocusKeeper label="Alerts">
      {alerts.data.length === 0 ? (
        <EmptyState title="No alerts">When a rule below applies to your network, you see it here.</EmptyState>
      ) : (
        <Stack gap={12}>
          {alerts.data.map((alert) => (
            <AlertCard key={alert.id} alert={alert} isPending={replying === alert.id} onReply={onReply} />
          ))}
        </Stack>
      )}
    </FocusKeeper>
  );
}

interface AlertCardProps extends Pick<AlertListProps, 'onReply'> {
  readonly alert: Alert;
  readonly isPending: boolean;
}

function AlertCard({ alert, isPending, onReply }: AlertCardProps) {
  const { id, title, paths, graph, messages, began, ended } = alert;
  // The time is already shown above.
  const reasons = alert.reasons.filter((reason) => !isSpanReason(reason));
  return (
    <Card title={title} level={3} actions={<AlertState alert={alert} />}>
      <Stack gap={8}>
        <Text size={14}>
          <DateTime value={began} /> – {ended ? <DateTime value={ended} /> : 'ongoing'}
        </Text>
        {reasons.length > 0 && <Text size={14}>{reasons.map(reasonText).join(' · ')}</Text>}
        {paths.map(({ path, vantagePoints }) => (
          <Text key={path} size={14}>
            Path: <Mono wrap>{path}</Mono>
            {vantagePoints !== null && ` (${vantagePoints} vantage point${vantagePoints === 1 ? '' : 's'})`}
          </Text>
        ))}
        {messages.length > 0 && (
          <Text size={14} tone="muted">
            {messages.map(({ change, at }, place) => (
              <span key={at.getTime() + change}>
                {place > 0 && ' · '}
                {changeWords[change]} <DateTime value={at} />
              </span>
            ))}
          </Text>
        )}
        <Inline gap={8}>
          {graph !== null && (
            <ButtonLink size="small" href={graph}>
              See the graph
            </ButtonLink>
          )}
          {repliesTo(alert).map((reply) => (
            <Button
              key={reply}
              size="small"
              isPending={isPending}
              aria-label={`${replyWords[reply]}: ${title}`}
              onPress={() => onReply(id, reply)}
            >
              {replyWords[reply]}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}

function reasonText(reason: AlertReason): string {
  const instant = instantOfReason(reason);
  return `${reason.name}: ${instant ? minuteText(instant) : reason.value}`;
}

function AlertState({ alert: { isOpen, acknowledged, snoozedUntil, isExpected } }: { readonly alert: Alert }) {
  return (
    <Inline gap={4}>
      {isExpected && <Badge icon={ThumbsUp}>Expected</Badge>}
      {isOpen && acknowledged && (
        <Badge tone="info" icon={Eye}>
          Acknowledged
        </Badge>
      )}
      {isOpen && snoozedUntil && (
        <Badge tone="info" icon={BellOff}>
          Snoozed until <DateTime value={snoozedUntil} />
        </Badge>
      )}
      <Badge tone={isOpen ? 'invalid' : 'neutral'} icon={isOpen ? CircleAlert : Check}>
        {isOpen ? 'Open' : 'Ended'}
      </Badge>
    </Inline>
  );
}
