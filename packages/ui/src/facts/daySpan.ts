import { isDay } from '@routeglass/domain/time';

/** Days in UTC (yyyy-MM-dd), inclusive; an empty end is open. */
export interface DaySpan {
  readonly from: string;
  readonly until: string;
}

export const anyDay: DaySpan = { from: '', until: '' };

/** Why a span is invalid; null if it is valid. */
export function spanProblem({ from, until }: DaySpan): string | null {
  if ((from !== '' && !isDay(from)) || (until !== '' && !isDay(until))) return 'Choose a day of the calendar.';
  return from !== '' && until !== '' && from > until ? 'The first day must not be after the last.' : null;
}

const slashed = (day: string): string => day.replaceAll('-', '/');

/** A span in words: `2026/11/01 – 2026/11/07`, `since 2026/11/01`, `until 2026/11/07`; empty if both ends are open. */
export function spanText({ from, until }: DaySpan): string {
  if (from === until) return slashed(from);
  if (until === '') return `since ${slashed(from)}`;
  return from === '' ? `until ${slashed(until)}` : `${slashed(from)} – ${slashed(until)}`;
}
