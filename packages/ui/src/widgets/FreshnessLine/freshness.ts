import { DAY_SECONDS } from '@routeglass/domain/time';
import { minuteText } from '../../facts/dateText.ts';
import { ageText, STALE_AFTER } from '../../facts/ageText.ts';

/** Age of the routes behind a page. */
export interface RouteAge {
  /** Time of the newest route; null if no routes are loaded. */
  readonly asOf: Date | null;
  /** Its age in seconds when the page was requested. */
  readonly ageInSeconds: number | null;
  /** Whether all routes come from the simulated Internet. */
  readonly sample: boolean;
}

export type Freshness = 'none' | 'sample' | 'stale' | 'fresh';

/** What to say first: nothing loaded, simulated, old, or current. */
export function freshnessOf({ asOf, ageInSeconds, sample }: RouteAge): Freshness {
  if (asOf === null || ageInSeconds === null) return 'none';
  if (sample) return 'sample';
  return ageInSeconds > STALE_AFTER ? 'stale' : 'fresh';
}

/** Routes at least this old, in seconds, count as archived data of their year. */
const RECORDED_AFTER = 365 * DAY_SECONDS;

function wordsOf(age: RouteAge): string {
  switch (freshnessOf(age)) {
    case 'none':
      return 'No routes loaded';
    case 'sample':
      return 'Demo data: a simulated Internet';
    case 'fresh':
      return 'Routes';
    case 'stale':
      return (age.ageInSeconds ?? 0) > RECORDED_AFTER && age.asOf
        ? `Archived data from ${age.asOf.getUTCFullYear()}, not current`
        : 'Outdated: not the current state';
  }
}

/** The line as text, the most important part first: `Archived data from 2014, not current` and `as of May 23 2014 06:00 UTC, 12 years old`. */
export function freshnessText(age: RouteAge): { readonly first: string; readonly rest: string } {
  const first = wordsOf(age);
  if (age.asOf === null || age.ageInSeconds === null) return { first, rest: '' };
  return { first, rest: `as of ${minuteText(age.asOf)}, ${ageText(age.ageInSeconds)}` };
}
