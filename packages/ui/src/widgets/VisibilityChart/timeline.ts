/** Number of vantage points that carried a prefix from an instant on (milliseconds since 1970). */
export type VisibilityPoint = readonly [time: number, peers: number];

/** Points in ascending order of time; each holds until the next. */
export type VisibilityTimeline = readonly VisibilityPoint[];

/** First and last instant of a chart. */
export type TimeSpan = readonly [start: number, end: number];

/** Index of the last point that is not after `time`; -1 before the first. */
export function pointAt(timeline: VisibilityTimeline, time: number): number {
  let [low, high] = [0, timeline.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (timeline[middle]![0] <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The time that a key of the chart moves to: the previous or next point, a tenth of the span, or an end. Null for keys left to the browser. */
export function timeOfKey(key: string, timeline: VisibilityTimeline, span: TimeSpan, time: number): number | null {
  const [start, end] = span;
  const tenth = Math.round((end - start) / 10);
  const within = (to: number) => Math.max(start, Math.min(end, to));
  const at = pointAt(timeline, time);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return within(timeline[at + 1]?.[0] ?? end);
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(timeline[timeline[at]?.[0] === time ? at - 1 : at]?.[0] ?? start);
    case 'PageUp':
      return within(time + tenth);
    case 'PageDown':
      return within(time - tenth);
    case 'Home':
      return start;
    case 'End':
      return end;
    default:
      return null;
  }
}

const MINUTE = 60_000;

/** The minute at a share of the span, 0 to 1. */
export function timeAtShare(share: number, [start, end]: TimeSpan): number {
  const time = start + Math.max(0, Math.min(1, share)) * (end - start);
  return Math.max(start, Math.min(end, Math.round(time / MINUTE) * MINUTE));
}

/** Position of an instant in the span, 0 to 1; below or above that outside the span. */
export function shareOfTime(time: number, [start, end]: TimeSpan): number {
  return end > start ? (time - start) / (end - start) : 0;
}

/**
 * The corners of the stepped line over a span, at most about four per column: of the points in one column of pixels it keeps the first, the lowest,
 * the highest and the last, so that no dip is lost.
 */
export function stepCorners(timeline: VisibilityTimeline, [start, end]: TimeSpan, columns: number): VisibilityPoint[] {
  const corners: VisibilityPoint[] = [];
  const before = timeline[pointAt(timeline, start)];
  let last = before?.[1];
  if (last !== undefined) corners.push([start, last]);
  const inside = timeline.filter(([time]) => time > start && time <= end);
  for (const [time, peers] of thin(inside, [start, end], columns)) {
    if (peers === last) continue;
    if (last !== undefined) corners.push([time, last]);
    corners.push([time, peers]);
    last = peers;
  }
  if (last !== undefined) corners.push([end, last]);
  return corners;
}

function thin(points: VisibilityTimeline, span: TimeSpan, columns: number): VisibilityTimeline {
  if (points.length <= 4 * columns) return points;
  const kept: VisibilityPoint[] = [];
  for (let from = 0; from < points.length;) {
    const column = Math.floor(shareOfTime(points[from]![0], span) * columns);
    let [to, lowest, highest] = [from, from, from];
    for (; to < points.length && Math.floor(shareOfTime(points[to]![0], span) * columns) === column; to++) {
      if (points[to]![1] < points[lowest]![1]) lowest = to;
      if (points[to]![1] > points[highest]![1]) highest = to;
    }
    const chosen = [...new Set([from, lowest, highest, to - 1])].sort((a, b) => a - b);
    for (const index of chosen) kept.push(points[index]!);
    from = to;
  }
  return kept;
}
