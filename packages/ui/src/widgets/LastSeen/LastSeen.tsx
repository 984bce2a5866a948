import { Text } from '../../primitives/Text/Text.tsx';
import { ActivityBadge } from '../ActivityBadge/ActivityBadge.tsx';
import { DateTime, type DateTimeProps } from '../DateTime/DateTime.tsx';

export interface LastSeenProps extends Pick<DateTimeProps, 'precision'> {
  /** Null for what is still seen. */
  readonly value: Date | null;
  /** Whether an activity badge stands elsewhere in the row: one is enough. Default false. */
  readonly quiet?: boolean;
}

/** When something was last seen; of what has no such moment, that it goes on. */
export function LastSeen({ value, precision = 'minute', quiet = false }: LastSeenProps) {
  if (value) return <DateTime value={value} precision={precision} />;
  if (!quiet) return <ActivityBadge activity="active" />;
  return (
    <Text as="span" size={13} tone="muted">
      ongoing
    </Text>
  );
}
