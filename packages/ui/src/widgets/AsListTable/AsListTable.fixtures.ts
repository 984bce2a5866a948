import { networks } from '../SearchResult/SearchResult.fixtures.ts';
import type { AsListRow } from '../../facts/asList.ts';

const descriptions = [
  'Transit and access in the north of Europe',
  null,
  'شركة الزيتون للاتصالات المحدودة',
  'Cloud',
] as const;

/** `count` networks, the best connected first. */
export function manyListed(count: number): AsListRow[] {
  return Array.from({ length: count }, (_, at) => {
    const { asn, asName, countryCode, countryName } = networks[at % networks.length] ?? networks[0];
    const isComputed = at % 5 !== 4;
    return {
      asn: asn + Math.floor(at / networks.length),
      name: asName,
      description: descriptions[at % descriptions.length] ?? null,
      countryCode,
      countryName,
      score: isComputed ? 412.53 / (at + 1) : null,
      customers: isComputed ? Math.round(6200 / (at + 1)) : null,
      customerCone: isComputed ? Math.round(48_213 / (at + 1)) : null,
    };
  });
}
