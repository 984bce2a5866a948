import { NODE_WIDTH, type GraphLayout } from '@routeglass/domain/route-graph';
import type { GraphIndex } from './graphIndex.ts';

/**
 * The line of an edge: x0, y0, x1, y1, … Even segments (0–1, 2–3, …) curve across the space between two columns, odd segments run horizontally
 * through a column that the line only passes. Curves keep the order of their ends, so they cross only where straight lines would.
 */
export type EdgeLine = Float64Array;

/** Offset of each of two opposite edges between the same networks from their middle. */
const OFF_MIDDLE = 5;

/** The lines of all edges, in their order. */
export function edgeLines(graph: GraphIndex, layout: Pick<GraphLayout, 'x' | 'y' | 'bends'>): EdgeLine[] {
  const placeOf = new Map(graph.edges.map(({ from, to }, edge) => [`${from} ${to}`, edge]));
  return graph.edges.map(({ from: fromAsn, to: toAsn }, edge) => {
    const from = graph.ends[2 * edge]!;
    const to = graph.ends[2 * edge + 1]!;
    const back = placeOf.get(`${toAsn} ${fromAsn}`);
    const off = back === undefined ? 0 : back > edge ? -OFF_MIDDLE : OFF_MIDDLE;
    const bends = layout.bends[edge] ?? new Float64Array();
    const [fromX = 0, toX = 0] = [layout.x[from], layout.x[to]];
    const half = (Math.sign(toX - fromX) * NODE_WIDTH) / 2;
    const line = new Float64Array(4 + 2 * bends.length);
    line[0] = fromX + half;
    line[1] = layout.y[from]! + off;
    for (let i = 0; i < bends.length; i += 2) {
      const [x = 0, y = 0] = [bends[i], bends[i + 1]];
      line.set([x - half, y + off, x + half, y + off], 2 + 2 * i);
    }
    line.set([toX - half, layout.y[to]! + off], line.length - 2);
    return line;
  });
}

/** Interface shared by canvas contexts and paths. */
interface Pen {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
}

export function traceLine(pen: Pen, line: EdgeLine): void {
  pen.moveTo(line[0]!, line[1]!);
  for (let i = 2; i < line.length; i += 2) {
    const [x, y] = [line[i]!, line[i + 1]!];
    if (i % 4 === 0) {
      pen.lineTo(x, y);
      continue;
    }
    const middle = (line[i - 2]! + x) / 2;
    pen.bezierCurveTo(middle, line[i - 1]!, middle, y, x, y);
  }
}

/** The line as SVG path data. */
export function lineToSvg(line: EdgeLine): string {
  const words: string[] = [];
  const at = (...values: number[]) => values.map((value) => Math.round(value * 10) / 10).join(' ');
  traceLine(
    {
      moveTo: (x, y) => words.push(`M${at(x, y)}`),
      lineTo: (x, y) => words.push(`L${at(x, y)}`),
      bezierCurveTo: (ax, ay, bx, by, x, y) => words.push(`C${at(ax, ay, bx, by, x, y)}`),
    },
    line,
  );
  return words.join('');
}

/** Share of a curve's width at parameter t (both control points are above the middle). */
const across = (t: number) => 1.5 * t * (1 - t) + t ** 3;
/** Share of a curve's height at parameter t. */
const down = (t: number) => t * t * (3 - 2 * t);

/** Number of segments into which a curve is divided. */
const PIECES = 12;

/** Points on the line, close enough to connect with straight segments: x0, y0, x1, y1, … */
export function pointsOf(line: EdgeLine): number[] {
  const points = [...line.subarray(0, 2)];
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [ax, ay, bx, by] = [line[i]!, line[i + 1]!, line[i + 2]!, line[i + 3]!];
    const pieces = i % 4 === 0 ? PIECES : 1;
    for (let piece = 1; piece <= pieces; piece++) {
      const t = piece / pieces;
      points.push(ax + (bx - ax) * across(t), ay + (by - ay) * down(t));
    }
  }
  return points;
}

/** Position of the relation's mark: near the start of the first curve, rotated with it. */
export function markPlace(line: EdgeLine): { readonly x: number; readonly y: number; readonly angle: number } {
  const [width, height] = [line[2]! - line[0]!, line[3]! - line[1]!];
  // On a steep curve a fixed share would be far from the node, so it stays within about 14 pixels of the node's height.
  const t = Math.min(0.13, Math.max(0.05, Math.sqrt(14 / (3 * Math.abs(height)))));
  const slope = (6 * t * (1 - t) * height) / ((1.5 - 3 * t + 3 * t * t) * width);
  return {
    x: line[0]! + width * across(t),
    y: line[1]! + height * down(t),
    angle: Math.atan(slope) + (width < 0 ? Math.PI : 0),
  };
}

/** Distance of a point from the line, perpendicular to it; infinite if the line does not extend over x. */
export function distanceToLine(line: EdgeLine, x: number, y: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [ax, ay, bx, by] = [line[i]!, line[i + 1]!, line[i + 2]!, line[i + 3]!];
    const share = (x - ax) / (bx - ax);
    if (!(share >= 0 && share <= 1)) continue;
    if (i % 4 !== 0) {
      best = Math.min(best, Math.abs(y - ay));
      continue;
    }
    const t = parameterAt(share);
    const slope = (6 * t * (1 - t) * (by - ay)) / ((1.5 - 3 * t + 3 * t * t) * (bx - ax));
    best = Math.min(best, Math.abs(y - ay - (by - ay) * down(t)) / Math.hypot(1, slope));
  }
  return best;
}

/** Inverse of `across`, which increases monotonically from 0 to 1. */
function parameterAt(share: number): number {
  let t = share;
  for (let i = 0; i < 4; i++) t -= (across(t) - share) / (1.5 - 3 * t + 3 * t * t);
  return Math.min(1, Math.max(0, t));
}
