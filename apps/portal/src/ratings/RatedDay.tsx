import { Skeleton } from '@routeglass/ui/Skeleton';
import { Text } from '@routeglass/ui/Text';

interface RatedDayProps {
  /** `2026-01-31`; null if nothing is rated, undefined while loading. */
  readonly day: string | null | undefined;
  readonly comparedWith: string | null | undefined;
}

/** The day of a rating, and the day with which positions are compared. */
export function RatedDay({ day, comparedWith }: RatedDayProps) {
  if (day === null) return null;
  return (
    <Text size={13} tone="muted">
      {day === undefined ? <Skeleton width="18rem" /> : asOf(day, comparedWith)}
    </Text>
  );
}

/**
 * A day in the format of tables; the line above shows the age of the data to the minute. Short enough for one line on a phone, so that the layout
 * does not shift.
 */
const asOf = (day: string, comparedWith: string | null | undefined): string =>
  `Rated ${written(day)} UTC${comparedWith ? `, changes since ${written(comparedWith)}` : ''}`;

const written = (day: string) => day.replaceAll('-', '/');
