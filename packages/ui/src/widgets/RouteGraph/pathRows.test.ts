import { describe, expect, it } from 'vitest';
import { changeWord, pathRows } from './pathRows.ts';
import { changedGraph, emptyGraph, graphOfPaths } from './RouteGraph.fixtures.ts';

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
    expect(pathRows({ ...emptyGraph, routes: ['1 {2,3}', 'nonsense', ''] })).toEqual([]);
  });
});
