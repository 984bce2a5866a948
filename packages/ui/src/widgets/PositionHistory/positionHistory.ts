/** Size of the drawing in px. */
export const WIDTH = 96;
export const HEIGHT = 24;
/** Margin of the line, so that the last point is not cut. */
const MARGIN = 3;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A network's positions by day, as lines to draw. */
export interface DrawnHistory {
  /** Lines between consecutive days on which the network was rated; a single day is a line of one point. */
  readonly lines: readonly (readonly Point[])[];
  /** Current position; null if it is not rated now. */
  readonly last: Point | null;
}

/** The lines of a history, the best position at the top. Positions that never change are in the middle. */
export function drawHistory(positions: readonly (number | null)[]): DrawnHistory {
  const known = positions.filter((position) => position !== null);
  const best = Math.min(...known);
  const span = Math.max(...known) - best;
  const pointOf = (position: number, at: number): Point => ({
    x: MARGIN + (positions.length > 1 ? at / (positions.length - 1) : 1) * (WIDTH - 2 * MARGIN),
    y: span === 0 ? HEIGHT / 2 : MARGIN + ((position - best) / span) * (HEIGHT - 2 * MARGIN),
  });
  const points = positions.map((position, at) => (position === null ? null : pointOf(position, at)));
  const lines: Point[][] = [];
  for (const [at, point] of points.entries()) {
    if (point === null) continue;
    if (at > 0 && points[at - 1] !== null) lines.at(-1)?.push(point);
    else lines.push([point]);
  }
  return { lines, last: points.at(-1) ?? null };
}

/** The history as text: `Position 12 on 2026/06/01, 9 on 2026/06/30, best 8`. Null if the network was never rated. */
export function historyWords(days: readonly string[], positions: readonly (number | null)[]): string | null {
  const known = positions.flatMap((position, at) => (position === null ? [] : [{ position, day: days[at] ?? '' }]));
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return null;
  const dated = ({ position, day }: typeof first) => `${position} on ${day.replaceAll('-', '/')}`;
  if (first === last) return `Position ${dated(first)}`;
  const best = Math.min(...known.map(({ position }) => position));
  return `Position ${dated(first)}, ${dated(last)}, best ${best}`;
}
