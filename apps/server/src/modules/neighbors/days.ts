import { DAY_MS } from '@routeglass/domain/time';
import type { NeighborDay, NeighborFilters } from '@routeglass/api-client/neighbors';
import { timeSpan } from '../../http/timeSpan.ts';
import type { SpanRow } from './repository.ts';

/** Most days of a histogram. */
const MOST_DAYS = 366;
const MONTHS = 3;

/** The neighbors of each day from `from` (or three months back) up to `until` (or the newest route). */
export function daysOf(spans: readonly SpanRow[], newest: Date, filters: NeighborFilters): NeighborDay[] {
  const { from, until } = timeSpan(filters.from, filters.until);
  const last = dayOf(until ? new Date(Math.min(until.getTime() - 1, newest.getTime())) : newest);
  const wanted = from ?? monthsBefore(new Date(last * DAY_MS));
  const first = Math.max(dayOf(wanted), last - MOST_DAYS + 1);
  const days: NeighborDay[] = [];
  for (let day = first; day <= last; day++) {
    const there = spans.filter((span) => span.first <= day && (span.last === null || span.last >= day));
    days.push({
      date: instantOf(day).slice(0, 10),
      from: instantOf(day),
      until: instantOf(day + 1),
      count: sum(there),
      active: sum(there.filter((span) => span.last === null)),
      new: sum(there.filter((span) => span.first === day)),
      left: sum(there.filter((span) => span.last === day)),
    });
  }
  return days;
}

const sum = (spans: readonly SpanRow[]): number => spans.reduce((all, { count }) => all + count, 0);
const dayOf = (instant: Date): number => Math.floor(instant.getTime() / DAY_MS);
const instantOf = (day: number): string => new Date(day * DAY_MS).toISOString();

/** Counts months back as the database does: a missing day becomes the last day of the shorter month. */
function monthsBefore(instant: Date): Date {
  const [year, month] = [instant.getUTCFullYear(), instant.getUTCMonth() - MONTHS];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(instant.getUTCDate(), lastDay)));
}
