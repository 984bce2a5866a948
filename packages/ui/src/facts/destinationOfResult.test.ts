import { describe, expect, it } from 'vitest';
import { destinationOfResult } from './destinationOfResult.ts';
import { privateUse } from '../widgets/SearchResult/SearchResult.fixtures.ts';
import type { SearchResult } from './searchResult.ts';

const origin = { asn: 64512, asName: 'BLUE', countryCode: 'NL', countryName: 'Netherlands' };
const verdict = { roa: 'valid', routeObject: 'valid', propagation: 3, relativePropagation: 25 } as const;

const cases: [SearchResult, string | undefined][] = [
  [{ type: 'autonomous-system', ...origin, orgName: null }, '/as/64512'],
  [{ type: 'origin', prefix: '10.0.0.0/16', origin }, '/as/64512'],
  [{ type: 'prefix', prefix: '10.0.0.0/16', origin, ...verdict }, '/prefix/10.0.0.0/16'],
  [{ type: 'prefix', prefix: 'fd00:1::/32', origin, ...verdict }, '/prefix/fd00:1::/32'],
  [{ type: 'domain', name: 'example.org' }, '/domain/overview?domain=example.org'],
  [{ type: 'domain', name: 'a&b.org' }, '/domain/overview?domain=a%26b.org'],
  [{ type: 'as-set', rpslPk: 'AS64512:AS-ALL', source: 'RIPE', descr: [] }, '/as-set/AS64512%3AAS-ALL'],
  [
    { type: 'bgp-community', asn: 64512, community: '64512:100', description: '' },
    '/bgp-community?community=64512:100',
  ],
  [{ type: 'special-purpose', ...privateUse }, '/prefix/10.0.0.0/8'],
  [
    { type: 'special-asn', asn: 0, name: 'No network', source: 'RFC 7607', isOrdinaryInSample: false },
    '/search?query=AS0',
  ],
  [{ type: 'unknown' }, undefined],
];

describe('destinationOfResult', () => {
  it.each(cases)('%o leads to %s', (result, href) => {
    expect(destinationOfResult(result)).toBe(href);
  });
});
