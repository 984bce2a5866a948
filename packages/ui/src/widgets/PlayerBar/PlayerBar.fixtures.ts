import type { PlayerWindow } from '@routeglass/domain/player';

export const now = Date.parse('2026-11-21T07:25:00Z');
export const start = Date.parse('2026-11-14T00:00:00Z');
export const available = { oldest: Date.parse('2026-08-01T00:00:00Z'), now };

const minute = 60_000;

/** A week with changes at irregular times. */
export const week: PlayerWindow = {
  start,
  end: now,
  events: [3, 17, 18, 240, 1441, 1500, 2903, 4000, 4001, 7777, 9999].map((after) => start + after * minute),
};

export const noEvents: PlayerWindow = { ...week, events: [] };

export const counts = { active: 312, added: 3, left: 1 };
