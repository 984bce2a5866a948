import { shareOfTime, type TimeSpan, type VisibilityTimeline } from './timeline.ts';

/** A drop and recovery too short to show in the line. */
export interface Dip {
  readonly time: number;
  /** Number of remaining vantage points. */
  readonly peers: number;
  /** The lower of the levels before and after. */
  readonly level: number;
}

/** Minimum width of a drawn dip, in pixels. */
export const DIP_WIDTH = 3;
/** Minimum depth, as a share of all vantage points: smaller dips are everyday noise. */
const LEAST_DEPTH = 0.1;

/** The dips of a timeline too narrow to see at this many columns of pixels; at one place only the deepest. */
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
