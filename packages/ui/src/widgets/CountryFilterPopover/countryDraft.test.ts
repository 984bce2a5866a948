import { describe, expect, it } from 'vitest';
import { committed, filterText, searchCountries, withShown, type CountryCount } from './countryDraft.ts';

const countries: readonly CountryCount[] = [
  { code: 'DE', name: 'Germany', count: 12 },
  { code: 'NL', name: 'Netherlands', count: 3 },
  { code: 'GE', name: 'Georgia', count: 1 },
  { code: 'None', name: 'None' },
];

describe('searchCountries', () => {
  it.each([
    ['', ['DE', 'NL', 'GE', 'None']],
    ['  ', ['DE', 'NL', 'GE', 'None']],
    ['GE', ['DE', 'GE']],
    ['ger', ['DE']],
    ['LAND', ['NL']],
    ['nl', ['NL']],
    [' none ', ['None']],
    ['xx', []],
  ])('finds by %j', (text, codes) => {
    expect(searchCountries(countries, text).map(({ code }) => code)).toEqual(codes);
  });
});

describe('withShown', () => {
  it('adds every country shown, once, to what is drafted', () => {
    expect(withShown(['NL', 'DE'], searchCountries(countries, 'ge'))).toEqual(['NL', 'DE', 'GE']);
  });
});

describe('committed', () => {
  it.each([
    [['DE'], true, ['DE']],
    [[], true, []],
    [['DE'], false, []],
  ])('%j, Pro %s: %j', (draft, isPro, filter) => {
    expect(committed(draft, isPro)).toEqual(filter);
  });
});

describe('filterText', () => {
  it.each([
    [[], 'Country'],
    [['DE'], 'Country: Germany'],
    [['XX'], 'Country: XX'],
    [['DE', 'NL'], 'Country: 2'],
  ])('of %j', (selected, text) => {
    expect(filterText('Country', selected, countries)).toBe(text);
  });
});
