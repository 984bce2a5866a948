import type { VisibilityPoint, VisibilityTimeline } from './timeline.ts';

export const start = Date.parse('2026-11-14T00:00:00Z');
export const until = Date.parse('2026-11-21T07:25:00Z');
export const total = 1230;
const hour = 3_600_000;

/** A week of small changes, with an outage of two hours on the third day. */
export const week: VisibilityTimeline = [
  ...Array.from({ length: 56 }, (_, i): VisibilityPoint => [start + i * hour, 1190 + ((i * 37) % 38)]),
  [start + 57 * hour, 12],
  [start + 57.5 * hour, 140],
  [start + 59 * hour, 1205],
  ...Array.from({ length: 36 }, (_, i): VisibilityPoint => [start + (62 + 3 * i) * hour, 1195 + ((i * 23) % 34)]),
];

/** One point per minute. */
export const minutes: VisibilityTimeline = Array.from({ length: 10_000 }, (_, i) => [
  start + i * 60_000,
  i === 6120 ? 3 : 1150 + ((i * 7919) % 70),
]);
