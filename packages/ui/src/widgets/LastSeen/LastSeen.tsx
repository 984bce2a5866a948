import { ActivityBadge } from '../ActivityBadge/ActivityBadge.tsx';
import { DateTime, type DateTimeProps } from '../DateTime/DateTime.tsx';

export interface LastSeenProps extends Pick<DateTimeProps, 'precision'> {
  /** Null for what is still seen. */
  readonly value: Date | null;
}

/** When something was last seen; of what has no such moment, that it goes on. */
export function LastSeen({ value, precision = 'minute' }: LastSeenProps) {
  return value ? <DateTime value={value} precision={precision} /> : <ActivityBadge activity="active" />;
}
