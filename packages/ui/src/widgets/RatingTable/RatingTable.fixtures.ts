import { networks } from '../SearchResult/SearchResult.fixtures.ts';
import type { RatingRow } from './rating.ts';

const descriptions = [
  'Transit and access in the north of Europe',
  null,
  'شركة الزيتون للاتصالات المحدودة',
  'Cloud',
] as const;
const changes = [0, 3, -1, null, 12, -40] as const;

/** `count` networks of a rating, from its first position on. */
export function manyRated(count: number): RatingRow[] {
  return Array.from({ length: count }, (_, at) => {
    const { asn, asName, countryCode, countryName } = networks[at % networks.length] ?? networks[0];
    return {
      position: at + 1,
      change: changes[at % changes.length] ?? null,
      asn: asn + Math.floor(at / networks.length),
      name: asName,
      description: asName === null ? null : (descriptions[at % descriptions.length] ?? null),
      countryCode,
      countryName,
      value: 412.53 / (at + 1),
    };
  });
}
