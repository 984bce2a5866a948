import { NO_COUNTRY, type CountryCount } from './countryDraft.ts';

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** All countries that have a name, at most `most`, the rows without one first. */
export function manyCountries(most = 250): readonly CountryCount[] {
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const named = codes.flatMap((code, index) => {
    const name = code === 'ZZ' ? undefined : names.of(code);
    return name === undefined ? [] : [{ code, name, count: (index * 7919) % 4200 }];
  });
  return [{ code: NO_COUNTRY, name: NO_COUNTRY, count: 17 }, ...named].slice(0, most);
}

export const fewCountries: readonly CountryCount[] = [
  { code: NO_COUNTRY, name: NO_COUNTRY, count: 2 },
  { code: 'DE', name: 'Germany', count: 1284 },
  { code: 'GE', name: 'Georgia', count: 31 },
  { code: 'JO', name: 'الأردن', count: 12 },
  { code: 'NL', name: 'Netherlands', count: 640 },
  { code: 'VC', name: 'Saint Vincent and the Grenadines, and all the islands around it', count: 1 },
];
