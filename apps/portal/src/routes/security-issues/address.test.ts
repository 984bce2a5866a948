import { incidentLists, incidentSorts } from '@routeglass/domain/incidents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterText } from '../../address/filterText.fixtures.ts';
import { filtersInForce, isNarrowed, readSearch, writeSearch } from './address.ts';
import { noCountries } from './countryKinds.ts';

const read = (search: string) => readSearch(new URLSearchParams(search), 'hijacks');

describe('the address of a list of incidents', () => {
  it('begins with all incidents, the gravest first', () => {
    const address = read('');
    expect(address.view.sort).toEqual({ column: 'coefficient', order: 'desc' });
    expect(address).toMatchObject({
      list: '',
      severity: '',
      countries: noCountries,
      activeOnly: false,
      propagation: null,
    });
    expect(isNarrowed(address)).toBe(false);
  });

  it.each([
    ['list=peer/created', { list: '' }],
    ['list=created', { list: 'created' }],
    ['severity=grave', { severity: '' }],
    ['cc=NL,xx,None&hcc=DE&lcc=FR', { countries: { ...noCountries, cc: ['NL', 'None'], hcc: ['DE'] } }],
    ['leaks-active=true', { activeOnly: false }],
    ['hijacks-active=true', { activeOnly: true }],
    ['propagation-min=5', { propagation: null }],
    ['propagation-min=9&propagation-max=5', { propagation: null }],
    ['propagation-min=5&propagation-max=9', { propagation: [5, 9] }],
    ['day=2026-13-40', { day: '' }],
    ['day=2026-13', { day: '' }],
  ])('%s', (search, expected) => {
    expect(read(search)).toMatchObject(expected);
  });

  it.each([
    ['', 0, false],
    ['list=created&q=10.&ip=4', 0, false],
    ['day=2026-11-09', 0, true],
    ['severity=high&hcc=DE,NL&hijacks-active=true&roa=invalid', 4, true],
  ])('%s: %i filters in force over the list', (search, inForce, narrowed) => {
    expect(filtersInForce(read(search))).toBe(inForce);
    expect(isNarrowed(read(search))).toBe(narrowed);
  });

  it('survives a round trip', () => {
    const bounds = fc.option(
      fc.tuple(fc.nat(50), fc.nat(50)).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]),
    );
    const codes = fc.uniqueArray(fc.constantFrom('NL', 'DE', 'None'));
    const state = fc.record({
      view: fc.record({
        ipVersion: fc.constantFrom('all' as const, '4' as const, '6' as const),
        filter: filterText,
        page: fc.integer({ min: 1, max: 1000 }),
        pageSize: fc.constantFrom(10, 20, 50, 100),
        sort: fc.record({
          column: fc.constantFrom(...incidentSorts),
          order: fc.constantFrom('asc' as const, 'desc' as const),
        }),
      }),
      list: fc.constantFrom(...incidentLists.hijacks.map(({ path }) => path)),
      severity: fc.constantFrom('high' as const, 'info' as const, '' as const),
      roa: fc.constantFrom('valid' as const, '' as const),
      routeObject: fc.constantFrom('unknown' as const, '' as const),
      countries: fc.record({ cc: codes, hcc: codes, acc: codes, occ: codes, lcc: fc.constant([]) }),
      activeOnly: fc.boolean(),
      prefixLength: bounds,
      propagation: bounds,
      relativePropagation: fc.constant(null),
      day: fc.constantFrom('', '2026-11-20'),
      incident: fc.constantFrom('', 'h-12'),
    });
    fc.assert(
      fc.property(state, (given) => {
        expect(readSearch(writeSearch(given, 'hijacks'), 'hijacks')).toEqual(given);
      }),
    );
  });
});
