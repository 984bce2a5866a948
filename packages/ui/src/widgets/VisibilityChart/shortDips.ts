import { shareOfTime, type TimeSpan, type VisibilityTimeline } from './timeline.ts';

/** A fall and rise too short to be seen as part of the line. */
export interface Dip {
  readonly time: number;
  /** How many vantage points were left. */
  readonly peers: number;
  /** How many there were on the side where it is less high. */
  readonly level: number;
}

/** A shorter dip is drawn this wide, in pixels. */
export const DIP_WIDTH = 3;
/** Less deep ones are the noise of every day: a share of all vantage points. */
const LEAST_DEPTH = 0.1;

/** The dips of a timeline that are narrower than they can be seen on so many columns of pixels; of one place the deepest. */
export function shortDips(timeline: VisibilityTimeline, span: TimeSpan, columns: number, total: number): Dip[] {
  const found = new Map<number, Dip>();
  for (let i = 1; i + 1 < timeline.length; i++) {
    const [time, peers] = timeline[i]!;
    const [until, after] = timeline[i + 1]!;
    const level = Math.min(timeline[i - 1]![1], after);
    if (time < span[0] || until > span[1] || level - peers < LEAST_DEPTH * total) continue;
    if ((shareOfTime(until, span) - shareOfTime(time, span)) * columns >= DIP_WIDTH) continue;
    const place = Math.floor((shareOfTime(time, span) * columns) / DIP_WIDTH);
    const known = found.get(place);
    if (!known || known.peers > peers) found.set(place, { time, peers, level });
  }
  return [...found.values()];
}
