import { DAY_MS } from '../time/day.ts';

/** Number of days that the player goes back by default. */
export const PLAYER_WINDOW_DAYS = 7;

/** Why another date than the selected one is played. */
export type PlayerDateWarning = 'too-old' | 'not-past';

export const playerDateTexts: Readonly<Record<PlayerDateWarning, string>> = {
  'too-old': 'The selected date is too old. The player date is set to the most recent available.',
  'not-past': 'The date must be in the past. The player date is set to the most recent available.',
};

/** The midnight (UTC) at the start of an instant's day; both in milliseconds since 1970. */
export function midnightOf(instant: number): number {
  return Math.floor(instant / DAY_MS) * DAY_MS;
}

/** Default start of the player: the midnight seven days before that of `now`. */
export function initialPlayerDate(now: number): number {
  return midnightOf(now) - PLAYER_WINDOW_DAYS * DAY_MS;
}

/** A date in addresses and storage calls: `2026-11-05T00:00:00`, the midnight of its day. */
export function playerDateText(instant: number): string {
  return new Date(midnightOf(instant)).toISOString().slice(0, 19);
}

/** An instant of the player in addresses: `2026-11-05T08:10:00`. */
export function playerInstantText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19);
}

/** Reads `2026-11-05T08:10:00` (UTC). Undefined if it is not an instant. */
export function parsePlayerInstant(text: string): number | undefined {
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
}

/** Reads `2026-11-05`, with or without a time after it, as the midnight of that day. Undefined if there is no such day. */
export function parsePlayerDate(text: string): number | undefined {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text.trim()) ?? [];
  const instant = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day ?? '');
  return isDay ? instant : undefined;
}

export interface AvailableDates {
  /** The first stored instant; its day can be played, however late in the day it is. */
  readonly oldest: number;
  readonly now: number;
}

/** The day to play for a selected instant: its midnight, or the nearest available one with the reason. */
export function nearestPlayerDate(
  chosen: number,
  { oldest, now }: AvailableDates,
): { readonly date: number; readonly warning: PlayerDateWarning | null } {
  const [first, last] = [midnightOf(oldest), midnightOf(now)];
  const date = midnightOf(chosen);
  if (date > last) return { date: last, warning: 'not-past' };
  if (date < first) return { date: first, warning: 'too-old' };
  return { date, warning: null };
}
