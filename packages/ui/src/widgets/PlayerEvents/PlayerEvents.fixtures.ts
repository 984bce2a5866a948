import type { HistoryCount } from '@routeglass/domain/player';

const start = Date.parse('2026-11-14T00:00:00Z');

/** A week in which the routes change 34 times, at irregular times. */
export const changes: readonly HistoryCount[] = Array.from({ length: 34 }, (_, i) => {
  const added = i === 0 ? 312 : (i * 7) % 5;
  const left = i === 0 ? 0 : (i * 3) % 4;
  return { time: start + i * i * 480_000, active: 312 + (i % 6), added, left };
});
