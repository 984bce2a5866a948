import { dayText } from '../../facts/dateText.ts';
import type { IncidentBucket } from './histogram.ts';

/** A Monday on the axis: its position, 0 to 1, and its label if there is room. */
export interface WeekTick {
  readonly share: number;
  readonly label: string | null;
}

const MONDAY = 1;
/** Maximum number of labels: more would overlap on a phone. */
const MOST_LABELS = 4;
/** A label closer to an end would overlap the one there, which is longer at the right end. */
const FROM_LEFT = 0.16;
const FROM_RIGHT = 0.22;

/** The Mondays (UTC) among the buckets. */
export function weekTicks(buckets: readonly IncidentBucket[]): WeekTick[] {
  const mondays = buckets.flatMap(({ from }, at) => (from.getUTCDay() === MONDAY ? [{ from, at }] : []));
  const each = Math.ceil(mondays.length / MOST_LABELS);
  return mondays.map(({ from, at }, turn) => {
    const share = at / buckets.length;
    const isSaid = turn % each === 0 && share >= FROM_LEFT && share <= 1 - FROM_RIGHT;
    return { share, label: isSaid ? dayText(from).slice(5) : null };
  });
}
