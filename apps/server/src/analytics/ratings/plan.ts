import type { World } from '../../store/schema.ts';
import { newestDays } from './days.ts';

/** A source of routes with the days (UTC) that it tells of. */
export interface RoutedSource {
  readonly id: number;
  readonly days: readonly string[];
}

/** A day as it is rated now, and what that rests on. */
export interface RatedDay {
  readonly day: string;
  /** Ids of sources of routes. */
  readonly bases: readonly number[];
  /** Ids of the lists that told in which country a network is. */
  readonly names: readonly number[];
}

/** Days of one world and IP version that are to be rated again. */
export interface RatingPlan {
  readonly world: World;
  readonly ipVersion: 4 | 6;
  /** Ascending. */
  readonly days: readonly string[];
  /** The newest day of those that are rated already or now. */
  readonly newest: string;
  readonly bases: readonly number[];
  readonly names: readonly number[];
}

interface Standing {
  readonly sources: readonly RoutedSource[];
  readonly names: readonly number[];
  readonly rated: readonly RatedDay[];
  /** Whether the newest day is rated before it is over. */
  readonly withNewest: boolean;
}

/**
 * The days that do not fit what stands: those that a new source tells of, those after them whose sources still stand, and with new names
 * the newest rated one. A day whose sources are gone stays as it was rated. The first rating of all takes the newest day in any case.
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
    const isRenamed = one.day === newest && names.some((id) => !one.names.includes(id));
    if ((isLater || isRenamed) && stands(one)) days.add(one.day);
  }
  const wanted = all.filter((day) => days.has(day) && mayBeRated(day));
  return wanted.length === 0 ? null : { days: wanted, newest };
}
