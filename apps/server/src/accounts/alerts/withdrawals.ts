import { DAY_SECONDS } from '@routeglass/domain/time';

/** A period in which a prefix was no longer announced. Seconds since 1970. */
export interface Withdrawal {
  readonly prefix: string;
  readonly since: number;
  /** When it was announced again; null if it has not been. */
  readonly back: number | null;
}

/** Withdrawals reported by one alert. */
export interface WithdrawnTogether {
  readonly prefixes: readonly string[];
  /** Start of the first one that lasted long enough; if none did, of the longest. */
  readonly since: number;
  /** When all prefixes were back or a day had passed; null while it is ongoing. */
  readonly until: number | null;
}

/**
 * Groups withdrawals for alerts: overlapping ones form a group, and one that lasts longer than a day counts as intended. `minutes`: how long one of
 * them must last. `now`: seconds since 1970.
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
    // If none lasted long enough, the group must not seem to have.
    const until = long ? end : longest.end;
    const prefixes = [...new Set(group.map(({ prefix }) => prefix))];
    return { prefixes, since: longest.since, until: until > now ? null : until };
  });
}
