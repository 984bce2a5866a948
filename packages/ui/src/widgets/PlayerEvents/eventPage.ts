import type { HistoryCount } from '@routeglass/domain/player';

/** Number of events per page. */
export const EVENTS_A_PAGE = 6;

/** Index of the last event that is not after the position; -1 before the first. Events in ascending order of time. */
export function eventAt(events: readonly Pick<HistoryCount, 'time'>[], position: number): number {
  return events.findLastIndex(({ time }) => time <= position);
}

/** Page of an event, from 1. */
export function pageOfEvent(event: number, pageSize = EVENTS_A_PAGE): number {
  return Math.floor(Math.max(0, event) / pageSize) + 1;
}
