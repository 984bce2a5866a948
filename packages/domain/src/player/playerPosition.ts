import type { PlayerStep } from './playerStep.ts';

const MINUTE = 60_000;

/** The time that can be played. All times are instants in milliseconds since 1970, UTC. */
export interface PlayerWindow {
  readonly start: number;
  /** Not before `start`. */
  readonly end: number;
  /** Times of the route changes, oldest first. */
  readonly events: readonly number[];
}

export function firstPosition({ start }: PlayerWindow): number {
  return start;
}

/** Where playing ends: the end of the window, or its last event in single-event mode. */
export function lastPosition(window: PlayerWindow, step: PlayerStep): number {
  return step === 'single-event' ? (eventBefore(window, Number.POSITIVE_INFINITY) ?? window.start) : window.end;
}

/** The position one step later, but not after the last one. Null if there is none. */
export function nextPosition(window: PlayerWindow, step: PlayerStep, position: number): number | null {
  if (step === 'single-event') return eventAfter(window, position);
  return position < window.end ? Math.max(window.start, Math.min(window.end, position + step * MINUTE)) : null;
}

/** The position one step earlier, but not before the first one. Null if there is none. */
export function previousPosition(window: PlayerWindow, step: PlayerStep, position: number): number | null {
  if (position <= window.start) return null;
  if (step === 'single-event') return eventBefore(window, position) ?? window.start;
  return Math.min(window.end, Math.max(window.start, position - step * MINUTE));
}

/** Limits a position to the window. */
export function withinWindow({ start, end }: PlayerWindow, position: number): number {
  return Math.max(start, Math.min(end, position));
}

/** The first event of the window after an instant. */
function eventAfter({ events, start, end }: PlayerWindow, position: number): number | null {
  const next = events[countUpTo(events, Math.max(position, start))];
  return next !== undefined && next <= end ? next : null;
}

/** The last event of the window that is before an instant and later than the window's start. */
function eventBefore({ events, start, end }: PlayerWindow, position: number): number | null {
  const bound = Math.min(position, end + 1);
  let at = countUpTo(events, bound) - 1;
  while (at >= 0 && events[at]! >= bound) at--;
  const found = events[at];
  return found !== undefined && found > start ? found : null;
}

/** How many of the ascending times are at or before `time`. */
function countUpTo(times: readonly number[], time: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (times[middle]! <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}
