/** Names of countries. */
export { countryName } from '../src/country/countryName.ts';
export { countryPlace, type Place } from '../src/country/countryPlace.ts';
