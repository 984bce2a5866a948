import { expect, describe, it } from 'vitest';
import { readSearch } from './address.ts';
import { incidentQuery } from './incidents.ts';

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
