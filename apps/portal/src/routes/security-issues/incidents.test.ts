import { describe, expect, it } from 'vitest';
import { readSearch } from './address.ts';
import { buckets, incidentQuery } from './incidents.ts';

describe('the question of an address', () => {
  it('asks for what the filters say, and for no range that nobody set', () => {
    const search = 'severity=high&cc=NL,None&lcc=DE&hcc=FR&propagation-min=2&propagation-max=9&day=2026-11-09&page=2';
    expect(incidentQuery(readSearch(new URLSearchParams(search), 'leaks'))).toEqual({
      ip: 'all',
      q: '',
      severity: ['high'],
      roa: [],
      route_object: [],
      cc: ['NL', 'None'],
      hcc: [],
      lcc: ['DE'],
      acc: [],
      occ: [],
      'active-only': false,
      'propagation-min': 2,
      'propagation-max': 9,
      from: '2026-11-09',
      until: '2026-11-09',
      page: 2,
      'page-size': 50,
      'sort-by': 'coefficient',
      order: 'desc',
    });
  });
});

describe('a histogram', () => {
  it('has four weeks at least, without a gap', () => {
    const day = { from: '2026-11-09T00:00:00Z', until: '2026-11-10T00:00:00Z', count: 3, active: 1 };
    const shown = buckets([day]);
    expect(shown).toHaveLength(28);
    expect(shown.at(-1)).toMatchObject({ count: 3, active: 1 });
    expect(shown[0]).toMatchObject({ from: new Date('2026-10-13T00:00:00Z'), count: 0 });
    shown.slice(1).forEach(({ from }, at) => expect(from).toEqual(shown[at]?.until));
  });

  it('is empty where nothing is on record', () => {
    expect(buckets([])).toEqual([]);
  });
});
