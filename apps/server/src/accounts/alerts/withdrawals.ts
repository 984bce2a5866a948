import { DAY_SECONDS } from '@routeglass/domain/time';

/** A time in which no one announced a prefix any more. Seconds since 1970. */
export interface Withdrawal {
  readonly prefix: string;
  readonly since: number;
  /** When it was announced again; null where it was not. */
  readonly back: number | null;
}

/** Withdrawals that one alert tells of. */
export interface WithdrawnTogether {
  readonly prefixes: readonly string[];
  /** Of the first one that lasted as long as was asked; where none did, of the longest. */
  readonly since: number;
  /** When all were back, or a day over; null while it goes on. */
  readonly until: number | null;
}

/**
 * Withdrawals as alerts tell of them: those that overlap are one, and what is not back within a day was meant. `minutes`: how long one of them must
 * last. `now`: seconds since 1970.
 */
export function withdrawnTogether(
  withdrawals: readonly Withdrawal[],
  minutes: number,
  now: number,
): readonly WithdrawnTogether[] {
  const groups: (Withdrawal & { readonly end: number })[][] = [];
  for (const each of withdrawals.toSorted((a, b) => a.since - b.since)) {
    const one = { ...each, end: Math.min(each.back ?? Infinity, each.since + DAY_SECONDS) };
    const last = groups.at(-1);
    if (last?.some(({ end }) => end >= one.since)) last.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => {
    const lasted = ({ since, end }: (typeof group)[number]): number => Math.min(end, now) - since;
    const long = group.find((each) => lasted(each) >= minutes * 60);
    const longest = long ?? group.toSorted((a, b) => lasted(b) - lasted(a))[0]!;
    const end = Math.max(...group.map((each) => each.end));
    // Where none lasted long enough, together they must not seem to.
    const until = long ? end : longest.end;
    const prefixes = [...new Set(group.map(({ prefix }) => prefix))];
    return { prefixes, since: longest.since, until: until > now ? null : until };
  });
}
