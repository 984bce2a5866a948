import type { IxPresence } from '../../facts/ix.ts';

const places = [
  { countryCode: 'NL', countryName: 'Netherlands', name: 'Polder Exchange' },
  { countryCode: 'DE', countryName: 'Germany', name: 'Main Exchange Frankfurt' },
  { countryCode: 'JO', countryName: 'Jordan', name: 'مقسم الإنترنت في عمّان' },
  {
    countryCode: 'GB',
    countryName: 'United Kingdom of Great Britain and Northern Ireland',
    name: 'The Interchange of Interconnections between Networks of the Northern and Southern Isles',
  },
  { countryCode: null, countryName: null, name: 'Unplaced Exchange' },
] as const;
const speeds = [10_000, 100_000, 1000, 400, null, 2500];

/** `count` presences, over countries and speeds in turn. */
export function manyPresences(count: number): IxPresence[] {
  return Array.from({ length: count }, (_, index) => {
    const { name, ...country } = places[index % places.length] ?? places[0];
    return {
      ix: {
        ...country,
        name: index < places.length ? name : `${name} ${index}`,
        website: index % 4 === 3 ? null : 'https://exchange.example',
        peeringdbHref: index % 5 === 4 ? null : `https://www.peeringdb.com/ix/${index + 1}`,
      },
      speed: speeds[index % speeds.length] ?? null,
      isRsPeer: index % 2 === 0,
      addresses: index % 5 === 4 ? [] : [`10.0.${index % 250}.7`, `fd00:7:${(index % 250).toString(16)}::7`],
    };
  });
}
