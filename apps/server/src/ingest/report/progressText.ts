import { duration, megabytes, rate, whole } from './figures.ts';
import type { ImportEvent } from '../importEvent.ts';

export type Progress = Extract<ImportEvent, { type: 'progress' }>;

const BAR = 24;
const ENOUGH_TO_GUESS = 0.5;

/**
 * One line about the progress.
 *
 * @param seconds since this file or step began.
 * @param withBar whether to draw a bar before the figures.
 */
export function progressText({ what, done, total, unit }: Progress, seconds: number, withBar: boolean): string {
  const name = what.split('/').at(-1) ?? what;
  if (unit === 'rows') return `${name}: ${whole(done)} rows, ${duration(seconds)}`;
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.round(share * BAR);
  const bar = withBar ? `[${'#'.repeat(filled)}${'-'.repeat(BAR - filled)}] ` : '';
  const left =
    seconds > ENOUGH_TO_GUESS && share > 0 && share < 1 ? `, ${duration(seconds / share - seconds)} left` : '';
  const percent = `${Math.floor(share * 100)} %`.padStart(5);
  return `${name}: ${bar}${percent}, ${megabytes(done)} of ${megabytes(total)}, ${rate(done, seconds)}${left}`;
}
