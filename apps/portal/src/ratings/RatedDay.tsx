import { Skeleton } from '@routeglass/ui/Skeleton';
import { Text } from '@routeglass/ui/Text';

interface RatedDayProps {
  /** `2026-01-31`; null where nothing is rated, undefined while it is not known. */
  readonly day: string | null | undefined;
  readonly comparedWith: string | null | undefined;
}

/** Which day a rating is of, and since when positions are compared. */
export function RatedDay({ day, comparedWith }: RatedDayProps) {
  if (day === null) return null;
  return (
    <Text size={13} tone="muted">
      {day === undefined ? <Skeleton width="18rem" /> : asOf(day, comparedWith)}
    </Text>
  );
}

/** A day, as tables write it: the line above says to the minute how old the data is. Short enough for one line of a phone, so that nothing moves when it comes. */
const asOf = (day: string, comparedWith: string | null | undefined): string =>
  `Rated ${written(day)} UTC${comparedWith ? `, changes since ${written(comparedWith)}` : ''}`;

const written = (day: string) => day.replaceAll('-', '/');
