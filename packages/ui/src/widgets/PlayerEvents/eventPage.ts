import type { HistoryCount } from '@routeglass/domain/player';

/** Events listed at a time. */
export const EVENTS_A_PAGE = 6;

/** The number of the last event that is not after the position; -1 before the first. Events in ascending order of time. */
export function eventAt(events: readonly Pick<HistoryCount, 'time'>[], position: number): number {
  return events.findLastIndex(({ time }) => time <= position);
}

/** The page on which an event stands, from 1. */
export function pageOfEvent(event: number, pageSize = EVENTS_A_PAGE): number {
  return Math.floor(Math.max(0, event) / pageSize) + 1;
}
