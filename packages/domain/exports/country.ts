/** Names of countries. */
export { countryName } from '../src/country/countryName.ts';
