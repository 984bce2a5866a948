import { expect, it } from 'vitest';
import { alder, birch, privateUse } from '../SearchResult/SearchResult.fixtures.ts';
import { hostNetworkText } from './hostNetworkText.ts';

const registered = { prefix: '10.0.0.0/14', holder: birch };

it.each([
  [{ relatedAs: alder, knownBy: 'routes' as const }, 'AS64512 ALDER-NET'],
  [
    { relatedAs: alder, knownBy: 'routes' as const, registered },
    'AS64512 ALDER-NET; registered to AS64601 BIRCH-TRANSIT (10.0.0.0/14)',
  ],
  [
    { relatedAs: alder, knownBy: 'routes' as const, furtherRoutes: [{ prefix: '10.0.0.0/8', origin: birch }] },
    'AS64512 ALDER-NET; also in 10.0.0.0/8 from AS64601 BIRCH-TRANSIT',
  ],
  [{ relatedAs: birch, knownBy: 'registry' as const, registered }, 'registered to AS64601 BIRCH-TRANSIT'],
  [{ relatedAs: null, knownBy: null, specialPurpose: privateUse }, 'Private use (RFC 1918)'],
  [{ relatedAs: null }, null],
])('says whose an address is: %j', (facts, words) => {
  expect(hostNetworkText(facts)).toBe(words);
});
