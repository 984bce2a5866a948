import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyCounts, routeStep, type HistoryEvent } from './routeHistory.ts';
import { createStepGraphs, stepGraph } from './stepGraph.ts';

const events: readonly HistoryEvent[] = [
  { time: 0, added: ['3 2 1', '4 2 1'], left: [] },
  { time: 10, added: ['5 1'], left: ['4 2 1'] },
  { time: 20, added: ['4 2 1'], left: ['5 1'] },
  { time: 30, added: [], left: ['4 2 1', '9 1'] },
];

describe('a step of the history', () => {
  it.each([
    [-1, 0, ['3 2 1', '4 2 1'], ['3 2 1', '4 2 1'], []],
    [0, 9, ['3 2 1', '4 2 1'], [], []],
    [0, 10, ['3 2 1', '5 1'], ['5 1'], ['4 2 1']],
    [0, 25, ['3 2 1', '4 2 1'], [], []],
    [10, 99, ['3 2 1'], [], ['5 1']],
    [-9, -1, [], [], []],
  ])('from %d to %d', (from, to, active, added, left) => {
    expect(routeStep(events, from, to)).toEqual({ active, added, left });
  });
  it('counts each event', () => {
    expect(historyCounts(events)).toEqual([
      { time: 0, active: 2, added: 2, left: 0 },
      { time: 10, active: 2, added: 1, left: 1 },
      { time: 20, active: 2, added: 1, left: 1 },
      { time: 30, active: 1, added: 0, left: 1 },
    ]);
  });
  it('adds up: what stood before, plus the added, less the left, is what stands', () => {
    const routes = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 });
    const histories = fc.array(fc.record({ time: fc.nat(50), added: routes, left: routes }));
    fc.assert(
      fc.property(histories, fc.nat(50), fc.nat(50), (history, a, b) => {
        const sorted = history.sort((x, y) => x.time - y.time);
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const step = routeStep(sorted, from, to);
        const before = new Set(routeStep(sorted, -1, from).active);
        for (const route of step.left) expect(before.delete(route)).toBe(true);
        for (const route of step.added) expect(before.has(route)).toBe(false);
        expect([...before, ...step.added].sort()).toEqual(step.active);
      }),
    );
  });
});

describe('the graph of a step', () => {
  const graph = stepGraph({
    root: 1,
    step: { active: ['3 2 1', '5 2 1'], added: ['5 2 1'], left: ['4 6 1'] },
    allRoutes: ['7 2 1', '4 6 1'],
  });
  const marks = (list: readonly { change?: string; hidden?: boolean }[], name: (item: never) => string) =>
    Object.fromEntries(list.map((item) => [name(item as never), item.hidden ? 'hidden' : (item.change ?? 'stands')]));

  it('marks what came, what went and what is not of this step', () => {
    expect(marks(graph.nodes, ({ id }: { id: string }) => id)).toEqual({
      1: 'stands',
      2: 'stands',
      3: 'stands',
      4: 'left',
      5: 'new',
      6: 'left',
      7: 'hidden',
    });
    expect(marks(graph.edges, ({ from, to }: { from: number; to: number }) => `${from}-${to}`)).toEqual({
      '2-1': 'stands',
      '3-2': 'stands',
      '4-6': 'left',
      '5-2': 'new',
      '6-1': 'left',
      '7-2': 'hidden',
    });
  });
  it('names on each network only the paths of this step', () => {
    expect(graph.nodes.find((node) => node.asn === 2)?.paths).toEqual(['3×1 → 2×1 → 1×1', '5×1 → 2×1 → 1×1']);
  });
  it('has the same networks and adjacencies in each step of a history that names all its routes', () => {
    const all = events.flatMap((event) => event.added);
    const shapes = [0, 10, 20, 30].map((to) => {
      const { nodes, edges } = stepGraph({ root: 1, step: routeStep(events, to - 10, to), allRoutes: all });
      return [nodes.map((node) => node.id), edges.map((edge) => [edge.from, edge.to])];
    });
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });
  it('draws who announces the same prefix, with the networks that turn to it and return', () => {
    const stolen: readonly HistoryEvent[] = [
      { time: 0, added: ['3 2 1'], left: [] },
      { time: 10, added: ['3 9'], left: ['3 2 1'] },
      { time: 20, added: ['3 2 1'], left: ['3 9'] },
    ];
    const graphOf = createStepGraphs({ root: 1, allRoutes: ['3 2 1', '3 9'] });
    const states = [0, 10, 20].map((to) => {
      const { nodes, edges } = graphOf(routeStep(stolen, to - 10, to));
      return {
        ...marks(nodes, ({ id }: { id: string }) => id),
        ...marks(edges, ({ from, to: near }: { from: number; to: number }) => `${from}-${near}`),
      };
    });
    const [before, during, after] = states;
    expect(before).toMatchObject({ 9: 'hidden', '3-2': 'new', '2-1': 'new', '3-9': 'hidden' });
    expect(during).toEqual({
      1: 'stands',
      2: 'left',
      3: 'stands',
      9: 'new',
      '3-2': 'left',
      '2-1': 'left',
      '3-9': 'new',
    });
    expect(after).toEqual({ 1: 'stands', 2: 'new', 3: 'stands', 9: 'left', '3-2': 'new', '2-1': 'new', '3-9': 'left' });
  });
  it('holds the origin though no route is left', () => {
    expect(stepGraph({ root: 1, step: { active: [], added: [], left: [] } }).nodes).toMatchObject([{ asn: 1 }]);
  });
});
