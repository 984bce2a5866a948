import { DAY_SECONDS } from '@routeglass/domain/time';

const units = [
  { seconds: 365 * DAY_SECONDS, name: 'year' },
  { seconds: 30 * DAY_SECONDS, name: 'month' },
  { seconds: DAY_SECONDS, name: 'day' },
  { seconds: 3600, name: 'hour' },
  { seconds: 60, name: 'minute' },
] as const;

/** An age in its largest whole unit: `3 hours old`, `11 years old`; under a minute, `less than a minute old`. */
export function ageText(seconds: number): string {
  const unit = units.find((each) => seconds >= each.seconds);
  if (!unit) return 'less than a minute old';
  const count = Math.floor(seconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'} old`;
}

/** Routes older than this, in seconds, no longer count as the current state of the Internet. */
export const STALE_AFTER = 6 * 3600;
