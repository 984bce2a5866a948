import { expect, it } from 'vitest';
import type { SearchResult } from '../../facts/searchResult.ts';
import { groupResults } from './groupResults.ts';

it('sorts results into sections and keeps their order in each', () => {
  const results: SearchResult[] = [
    { type: 'domain', name: 'b.example' },
    { type: 'unknown' },
    { type: 'as-set', rpslPk: 'AS-BLUE', source: 'RIPE', descr: [] },
    { type: 'domain', name: 'a.example' },
  ];
  const groups = groupResults(results);
  expect(groups.domain.map(({ name }) => name)).toEqual(['b.example', 'a.example']);
  expect(groups['as-set']).toHaveLength(1);
  expect(groups.unknown).toHaveLength(1);
  expect(groups.prefix).toEqual([]);
});
