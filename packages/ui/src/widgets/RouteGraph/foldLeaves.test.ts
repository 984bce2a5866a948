import { describe, expect, it } from 'vitest';
import { foldLeaves, isGroup, type DrawnNode } from './foldLeaves.ts';
import { graphOfPaths, smallGraph } from './RouteGraph.fixtures.ts';

/** Two transits with the given numbers of leaves, and a network that hears both. */
const fan = (left: number, right: number) =>
  graphOfPaths(64_512, [
    ...Array.from({ length: left }, (_, i) => `${65_000 + i * 5} 64513 64512`),
    ...Array.from({ length: right }, (_, i) => `${65_300 + i * 5} 64514 64512`),
    '65500 64513 64512',
    '65500 64514 64512',
  ]);
const none: ReadonlySet<number> = new Set();
const groupsOf = (nodes: readonly DrawnNode[]) => nodes.filter(({ asn }) => isGroup(asn));

describe('foldLeaves', () => {
  it('leaves a small graph as it is', () => {
    expect(foldLeaves(smallGraph, none)).toBe(smallGraph);
  });

  it('puts the leaves of one neighbor into one place, with all their paths', () => {
    const graph = fan(40, 3);
    const folded = foldLeaves(graph, none);
    const [group, ...others] = groupsOf(folded.nodes);
    expect(others).toEqual([]);
    expect(group?.members).toHaveLength(40);
    expect(group?.paths).toHaveLength(40);
    expect(folded.nodes).toHaveLength(graph.nodes.length - 39);
    expect(folded.edges.find(({ from }) => from === group?.asn)).toMatchObject({ to: 64_513 });
  });

  it('folds neither the root nor a network that hears two neighbors', () => {
    const asns = foldLeaves(fan(40, 40), none).nodes.map(({ asn }) => asn);
    expect(asns).toContain(64_512);
    expect(asns).toContain(65_500);
  });

  it('opens the groups that are asked for alone', () => {
    const graph = fan(40, 40);
    const [first, second] = groupsOf(foldLeaves(graph, none).nodes);
    const left = groupsOf(foldLeaves(graph, new Set([first!.asn])).nodes);
    expect(left.map(({ asn }) => asn)).toEqual([second!.asn]);
  });
});
