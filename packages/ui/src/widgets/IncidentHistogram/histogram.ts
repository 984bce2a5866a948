import { DAY_MS } from '@routeglass/domain/time';
import { dayText, minuteText } from '../../facts/dateText.ts';

/** Incidents that started in a span of time. */
export interface IncidentBucket {
  readonly from: Date;
  /** First instant after the span. */
  readonly until: Date;
  readonly count: number;
  /** Number of them that are ongoing. */
  readonly active: number;
}

/** Text of a bucket's span: a day by its date, longer spans by first and last day, shorter ones by their minutes. */
export function spanText({ from, until }: Pick<IncidentBucket, 'from' | 'until'>): string {
  const length = until.getTime() - from.getTime();
  if (length < DAY_MS) return `${minuteText(from)} – ${minuteText(until).slice(-9)}`;
  const lastDay = dayText(new Date(until.getTime() - 1));
  return lastDay === dayText(from) ? lastDay : `${dayText(from)} – ${lastDay}`;
}

/** Heights of a bucket's bar relative to the highest one, 0 to 1: for all its incidents, and for the ongoing ones. */
export function barOf({ count, active }: IncidentBucket, highest: number): { all: number; active: number } {
  return highest > 0 ? { all: count / highest, active: active / highest } : { all: 0, active: 0 };
}

/** Sums over all buckets, and the largest bucket. */
export function sums(buckets: readonly IncidentBucket[]): { count: number; active: number; highest: number } {
  const sum = { count: 0, active: 0, highest: 0 };
  for (const { count, active } of buckets) {
    sum.count += count;
    sum.active += active;
    sum.highest = Math.max(sum.highest, count);
  }
  return sum;
}

/** The bar that a key moves to from bar `at` of `length`; undefined for other keys. */
export function nextBar(at: number, key: string, length: number): number | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: length - 1 };
  const to = steps[key];
  return to === undefined ? undefined : Math.min(Math.max(to, 0), length - 1);
}
