import type { CountryCount } from '@routeglass/ui/CountryFilterPopover';

interface WireCountry {
  readonly country_code: string;
  readonly country_name: string;
  readonly count: number;
}

/** A country to filter by in the form that widgets use. */
export function countryCount({ country_code, country_name, count }: WireCountry): CountryCount {
  return { code: country_code, name: country_name, count };
}
