/** A drawn line: x0, y0, x1, y1, … */
export type Polyline = readonly number[];

interface Segment {
  readonly line: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Counts pairs of segments of different lines that cross inside both. It does not use columns, so every library's picture is judged the same way. */
export function drawnCrossings(lines: readonly Polyline[]): number {
  const segments = lines.flatMap(segmentsOf).sort((a, b) => a.x1 - b.x1);
  let open: Segment[] = [];
  let crossings = 0;
  for (const segment of segments) {
    open = open.filter((other) => other.x2 > segment.x1);
    for (const other of open) if (other.line !== segment.line && cross(segment, other)) crossings++;
    open.push(segment);
  }
  return crossings;
}

function segmentsOf(points: Polyline, line: number): Segment[] {
  const segments: Segment[] = [];
  for (let i = 2; i + 1 < points.length; i += 2) {
    const [ax, ay, bx, by] = [points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!];
    segments.push(ax <= bx ? { line, x1: ax, y1: ay, x2: bx, y2: by } : { line, x1: bx, y1: by, x2: ax, y2: ay });
  }
  return segments;
}

function cross(a: Segment, b: Segment): boolean {
  return side(a, b.x1, b.y1) * side(a, b.x2, b.y2) < 0 && side(b, a.x1, a.y1) * side(b, a.x2, a.y2) < 0;
}

/** The side of the segment's line on which a point is; 0 if it is within a millionth of a pixel. */
function side({ x1, y1, x2, y2 }: Segment, x: number, y: number): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return 0;
  const distance = ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length;
  return Math.abs(distance) < 1e-6 ? 0 : Math.sign(distance);
}
