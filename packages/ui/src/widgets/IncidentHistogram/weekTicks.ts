import { dayText } from '../../facts/dateText.ts';
import type { IncidentBucket } from './histogram.ts';

/** A Monday on the axis: where it is, 0 to 1, and its day where there is room to say it. */
export interface WeekTick {
  readonly share: number;
  readonly label: string | null;
}

const MONDAY = 1;
/** Days that are said, at most: more would run into each other on a phone. */
const MOST_LABELS = 4;
/** Nearer to an end a label would run into the one there, which says more at the right one. */
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
