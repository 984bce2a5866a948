import type { PlayerStep } from './playerStep.ts';

const MINUTE = 60_000;

/** What can be played. All times are instants in milliseconds since 1970, UTC. */
export interface PlayerWindow {
  readonly start: number;
  /** Not before `start`. */
  readonly end: number;
  /** When the routes changed, oldest first. */
  readonly events: readonly number[];
}

/** Where playing begins. */
export function firstPosition({ start }: PlayerWindow): number {
  return start;
}

/** Where playing ends: the end of the window, in single-event mode its last event. */
export function lastPosition(window: PlayerWindow, step: PlayerStep): number {
  return step === 'single-event' ? (eventBefore(window, Number.POSITIVE_INFINITY) ?? window.start) : window.end;
}

/** The position one step on, at most the last one. Null where there is no way on. */
export function nextPosition(window: PlayerWindow, step: PlayerStep, position: number): number | null {
  if (step === 'single-event') return eventAfter(window, position);
  return position < window.end ? Math.max(window.start, Math.min(window.end, position + step * MINUTE)) : null;
}

/** The position one step back, at least the first one. Null where there is no way back. */
export function previousPosition(window: PlayerWindow, step: PlayerStep, position: number): number | null {
  if (position <= window.start) return null;
  if (step === 'single-event') return eventBefore(window, position) ?? window.start;
  return Math.min(window.end, Math.max(window.start, position - step * MINUTE));
}

/** A position of the window: the nearest end where it lies outside. */
export function withinWindow({ start, end }: PlayerWindow, position: number): number {
  return Math.max(start, Math.min(end, position));
}

/** The first event of the window after an instant. */
function eventAfter({ events, start, end }: PlayerWindow, position: number): number | null {
  const next = events[countUpTo(events, Math.max(position, start))];
  return next !== undefined && next <= end ? next : null;
}

/** The last event of the window before an instant, later than its start. */
function eventBefore({ events, start, end }: PlayerWindow, position: number): number | null {
  const bound = Math.min(position, end + 1);
  let at = countUpTo(events, bound) - 1;
  while (at >= 0 && events[at]! >= bound) at--;
  const found = events[at];
  return found !== undefined && found > start ? found : null;
}

/** How many of the ascending times are not after `time`. */
function countUpTo(times: readonly number[], time: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (times[middle]! <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}
