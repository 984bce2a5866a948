import type { World } from '../../store/schema.ts';
import { newestDays } from './days.ts';

/** A source of routes and the days (UTC) it has routes for. */
export interface RoutedSource {
  readonly id: number;
  readonly days: readonly string[];
}

/** A rated day and the sources of its rating. */
export interface RatedDay {
  readonly day: string;
  /** Ids of sources of routes. */
  readonly bases: readonly number[];
  /** Ids of the lists with the countries of networks. */
  readonly names: readonly number[];
}

/** Days of one world and IP version to rate again. */
export interface RatingPlan {
  readonly world: World;
  readonly ipVersion: 4 | 6;
  /** Ascending. */
  readonly days: readonly string[];
  /** The newest day that is rated already or will be now. */
  readonly newest: string;
  readonly bases: readonly number[];
  readonly names: readonly number[];
}

interface Standing {
  readonly sources: readonly RoutedSource[];
  readonly names: readonly number[];
  readonly rated: readonly RatedDay[];
  /** Whether the newest day may be rated before it is over. */
  readonly withNewest: boolean;
}

/**
 * The days whose ratings are out of date: days in a new source, later days with all their sources still loaded, and, with other lists of names, the
 * newest rated day. If a day's sources are gone, its rating stays. The first rating of all always includes the newest day.
 */
export function daysToRate({
  sources,
  names,
  rated,
  withNewest,
}: Standing): Pick<RatingPlan, 'days' | 'newest'> | null {
  const known = new Set(rated.flatMap(({ bases }) => bases));
  const standing = new Set(sources.map(({ id }) => id));
  const days = new Set(sources.filter(({ id }) => !known.has(id)).flatMap((source) => source.days));
  const first = [...days].sort()[0];
  const stands = ({ bases }: RatedDay): boolean => bases.every((id) => standing.has(id));
  const before = rated.map(({ day }) => day);
  const all = newestDays([...before, ...days]);
  const last = all.at(-1);
  const mayBeRated = (day: string): boolean => withNewest || rated.length === 0 || day !== last;
  const newest = newestDays([...before, ...all.filter(mayBeRated)]).at(-1);
  if (newest === undefined) return null;
  for (const one of rated) {
    const isLater = first !== undefined && one.day > first;
    const isRenamed = one.day === newest && !isSame(names, one.names);
    if ((isLater || isRenamed) && stands(one)) days.add(one.day);
  }
  const wanted = all.filter((day) => days.has(day) && mayBeRated(day));
  return wanted.length === 0 ? null : { days: wanted, newest };
}

function isSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}
