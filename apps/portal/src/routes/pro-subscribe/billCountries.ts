import { countryName, countryPlace } from '@routeglass/domain/country';
import type { BillCountry } from '@routeglass/ui/BillForm';

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** All countries that a bill can be sent to, by name. */
export const billCountries: readonly BillCountry[] = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  .filter((code) => countryPlace(code) !== null)
  .map((code) => ({ code, name: countryName(code) ?? code }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
