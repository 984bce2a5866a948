import { DAY_SECONDS } from '@routeglass/domain/time';
import { minuteText } from '../../facts/dateText.ts';
import { ageText, STALE_AFTER } from '../../facts/ageText.ts';

/** How old the routes are that a page rests on. */
export interface RouteAge {
  /** Instant of the newest route; null where no routes are loaded. */
  readonly asOf: Date | null;
  /** Its age in seconds when the page asked. */
  readonly ageInSeconds: number | null;
  /** Whether the routes come from the laboratory alone. */
  readonly sample: boolean;
}

export type Freshness = 'none' | 'sample' | 'stale' | 'fresh';

/** The one thing to say first: nothing there, invented, old, or of now. */
export function freshnessOf({ asOf, ageInSeconds, sample }: RouteAge): Freshness {
  if (asOf === null || ageInSeconds === null) return 'none';
  if (sample) return 'sample';
  return ageInSeconds > STALE_AFTER ? 'stale' : 'fresh';
}

/** Routes this old, in seconds, are a record of their year. */
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

/** The line in words, what matters first: `Archived data from 2014, not current` and `as of May 23 2014 06:00 UTC, 12 years old`. */
export function freshnessText(age: RouteAge): { readonly first: string; readonly rest: string } {
  const first = wordsOf(age);
  if (age.asOf === null || age.ageInSeconds === null) return { first, rest: '' };
  return { first, rest: `as of ${minuteText(age.asOf)}, ${ageText(age.ageInSeconds)}` };
}
