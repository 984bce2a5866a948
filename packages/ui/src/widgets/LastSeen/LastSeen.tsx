import { Text } from '../../primitives/Text/Text.tsx';
import { ActivityBadge } from '../ActivityBadge/ActivityBadge.tsx';
import { DateTime, type DateTimeProps } from '../DateTime/DateTime.tsx';

export interface LastSeenProps extends Pick<DateTimeProps, 'precision'> {
  /** Null if it is still seen. */
  readonly value: Date | null;
  /** Whether the row has an activity badge elsewhere, as one is enough. Default false. */
  readonly quiet?: boolean;
}

/** When something was last seen; if it still is, says that it is ongoing. */
export function LastSeen({ value, precision = 'minute', quiet = false }: LastSeenProps) {
  if (value) return <DateTime value={value} precision={precision} />;
  if (!quiet) return <ActivityBadge activity="active" />;
  return (
    <Text as="span" size={13} tone="muted">
      ongoing
    </Text>
  );
}
