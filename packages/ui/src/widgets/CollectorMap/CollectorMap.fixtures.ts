import type { MapSpeaker } from './mapSpeaker.ts';

/** Cities with exchanges: name of the country, code, degrees north and east. */
const towns = [
  ['Netherlands', 'NL', 52.3, 4.9],
  ['Germany', 'DE', 50.1, 8.7],
  ['United Kingdom', 'GB', 51.5, -0.1],
  ['Brazil', 'BR', -23.5, -46.6],
  ['United States', 'US', 37.4, -122.1],
  ['United States', 'US', 40.7, -74],
  ['Japan', 'JP', 35.7, 139.7],
  ['Singapore', 'SG', 1.3, 103.8],
  ['South Africa', 'ZA', -26.2, 28],
  ['Australia', 'AU', -33.9, 151.2],
] as const;
const names = ['ALDER-NET', 'BIRCH-CARRIER', 'CEDAR-IX', null, 'ELM-TRANSIT'] as const;

/** `count` invented speakers, spread over the cities: most in the first ones. */
export function manyMapSpeakers(count: number): readonly MapSpeaker[] {
  return Array.from({ length: count }, (_, at) => {
    const [countryName, countryCode, latitude, longitude] = towns[Math.floor(((at * 37) % 100) ** 2 / 1000)]!;
    // Every fourth is in the city itself; the others are up to about 50 kilometers away.
    const away = at % 4 === 0 ? 0 : ((at % 17) - 8) / 20;
    return {
      asn: 64512 + at,
      asName: names[at % names.length] ?? null,
      countryCode,
      countryName,
      latitude: latitude + away,
      longitude: longitude - away,
    };
  });
}

/** Three speakers at one place. */
export const coinciding: readonly MapSpeaker[] = manyMapSpeakers(3).map((speaker) => ({
  ...speaker,
  latitude: 52.3,
  longitude: 4.9,
}));
