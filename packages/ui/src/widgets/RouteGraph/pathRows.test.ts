import { describe, expect, it } from 'vitest';
import { changeWord, pathRows } from './pathRows.ts';
import { changedGraph, emptyGraph, graphOfPaths, loopingGraph } from './RouteGraph.fixtures.ts';

describe('pathRows', () => {
  const rows = pathRows(graphOfPaths(1, ['3 2 2 1', '2 1'], ['4 2 1']));

  it('lists each path once, seen ones first, the shorter ones before', () => {
    expect(rows.map(({ path, possible }) => [path, possible])).toEqual([
      ['2×1 → 1×1', false],
      ['3×1 → 2×2 → 1×1', false],
      ['4×1 → 2×1 → 1×1', true],
    ]);
  });
  it('counts prepends and names the relation to the next network', () => {
    expect(rows[1]?.hops.map(({ asn, count }) => [asn, count])).toEqual([
      [3, 1],
      [2, 2],
      [1, 1],
    ]);
    expect(rows[1]?.hops.map(({ relation }) => relation !== null)).toEqual([true, true, false]);
  });
  it('says what is possible, new or gone', () => {
    const words = new Set(pathRows(changedGraph).map(changeWord));
    expect(words).toEqual(new Set(['Seen', 'Seen, new', 'Seen, left']));
    expect(changeWord(rows[2]!)).toBe('Possible');
  });
  it('leaves out routes that cannot be drawn', () => {
    expect(pathRows({ ...emptyGraph, routes: ['1 {2,3} 4', '{2,3}', 'nonsense', ''] })).toEqual([]);
  });
  it('says which paths loop, and in which AS_SET one ends', () => {
    const found = pathRows(loopingGraph).map((row) => [row.path, row.set, changeWord(row)]);
    expect(found).toEqual([
      ['64532×1 → 64521×1 → 64512×1', null, 'Seen'],
      ['64533×1 → 64521×1 → 64512×1 → {64518,64519}×1', '{64518,64519}', 'Seen'],
      ['64535×1 → 64522×1 → 64550×1', null, 'Seen'],
      ['64530×1 → 64520×1 → 64514×1 → 64516×1 → 64514×1 → 64512×1', null, 'Seen, loops'],
      ['64531×1 → 64520×1 → 64514×1 → 64516×1 → 64514×1 → 64512×1', null, 'Seen, loops'],
    ]);
  });
});
