import type { HistorySpan } from '../../facts/historySpan.ts';

const DAY = 86_400_000;
const newest = Date.UTC(2026, 0, 14, 9, 12);

/** `count` spans of four days, a day apart, newest first; the newest is ongoing. */
export function manySpans(count: number): HistorySpan[] {
  return Array.from({ length: count }, (_, index) => {
    const start = newest - index * 5 * DAY;
    return { start: new Date(start), end: index === 0 ? null : new Date(start + 4 * DAY) };
  });
}
