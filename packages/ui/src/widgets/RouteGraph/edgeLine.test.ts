import { NODE_WIDTH } from '@routeglass/domain/route-graph';
import { describe, expect, it } from 'vitest';
import { distanceToLine, edgeLines, lineToSvg, markPlace } from './edgeLine.ts';
import { indexGraph } from './graphIndex.ts';
import { graphOfPaths } from './RouteGraph.fixtures.ts';

const graph = indexGraph(graphOfPaths(1, ['2 1']));
const [from, to] = [graph.ends[0]!, graph.ends[1]!];
const layout = (fromAt: [number, number], toAt: [number, number], bends: number[] = []) => {
  const x = new Float64Array(2);
  const y = new Float64Array(2);
  [x[from], y[from]] = fromAt;
  [x[to], y[to]] = toAt;
  return { x, y, bends: [Float64Array.from(bends)] };
};
const lineOf = (...at: Parameters<typeof layout>) => edgeLines(graph, layout(...at))[0]!;
const half = NODE_WIDTH / 2;

describe('edgeLines', () => {
  it('runs from the near side of one node to the far side of the other', () => {
    expect([...lineOf([290, 22], [50, 80])]).toEqual([290 - half, 22, 50 + half, 80]);
  });
  it('passes the columns between level, as wide as a node', () => {
    expect([...lineOf([530, 22], [50, 80], [290, 60])]).toEqual([
      530 - half,
      22,
      290 + half,
      60,
      290 - half,
      60,
      50 + half,
      80,
    ]);
  });
  it('turns for an edge that runs away from the root', () => {
    expect([...lineOf([50, 80], [290, 22])]).toEqual([50 + half, 80, 290 - half, 22]);
  });
  it('keeps the two edges of a loop there and back apart', () => {
    const loop = indexGraph(graphOfPaths(1, ['1 2 1']));
    const places = {
      x: Float64Array.of(50, 290),
      y: Float64Array.of(40, 40),
      bends: [new Float64Array(), new Float64Array()],
    };
    const [there, back] = edgeLines(loop, places).map((line) => [line[1], line[3]]);
    expect(there).toEqual([35, 35]);
    expect(back).toEqual([45, 45]);
  });
});

describe('lineToSvg', () => {
  it('curves between columns and runs straight through them', () => {
    expect(lineToSvg(lineOf([530, 22], [50, 80], [290, 60]))).toBe(
      'M480 22C410 22 410 60 340 60L240 60C170 60 170 80 100 80',
    );
  });
});

describe('distanceToLine', () => {
  const line = lineOf([290, 0], [50, 100]);
  it.each([
    ['at an end', 240, 0, 0],
    ['in the middle of the curve', 170, 50, 0],
    ['beside the end of the line', 300, 0, Number.POSITIVE_INFINITY],
  ])('%s', (_, x, y, distance) => {
    expect(distanceToLine(line, x, y)).toBeCloseTo(distance, 6);
  });
  it('is measured square to a steep line', () => {
    const steep = lineOf([290, 0], [50, 1000]);
    expect(distanceToLine(steep, 180, 500)).toBeLessThan(11);
    expect(distanceToLine(steep, 180, 500)).toBeGreaterThan(5);
  });
  it('counts level parts', () => {
    expect(distanceToLine(lineOf([530, 0], [50, 0], [290, 60]), 290, 63)).toBeCloseTo(3, 6);
  });
});

describe('markPlace', () => {
  it.each([[0], [100], [-400], [5000]])(
    'stands on the line, near the end that heard the route (height %i)',
    (height) => {
      const line = lineOf([290, 0], [50, height]);
      const mark = markPlace(line);
      expect(distanceToLine(line, mark.x, mark.y)).toBeLessThan(0.5);
      expect(240 - mark.x).toBeGreaterThan(5);
      expect(240 - mark.x).toBeLessThan(40);
    },
  );
});
