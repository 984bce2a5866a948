import { expect, it } from 'vitest';
import { alder } from '../SearchResult/SearchResult.fixtures.ts';
import type { AutonomousSystemResult } from '../../facts/searchResult.ts';
import { networkDescription } from './networkDescription.ts';

it.each<[Pick<AutonomousSystemResult, 'orgName' | 'prefixes' | 'ranges'> & { readonly asName?: null }, string]>([
  [{ orgName: 'Alder Networks B.V.', prefixes: 1204 }, 'Alder Networks B.V. · 1,204 prefixes'],
  [{ orgName: 'alder-net', prefixes: 1 }, '1 prefix'],
  [{ orgName: 'ALDER-NET' }, ''],
  [{ orgName: null, prefixes: 0 }, ''],
  [{ orgName: null, prefixes: 0, ranges: 1312 }, '1,312 registered ranges'],
  [{ orgName: null, prefixes: 2, ranges: 1 }, '2 prefixes'],
  [{ asName: null, orgName: 'Alder Networks B.V.' }, 'Alder Networks B.V.'],
])('%j: %s', (more, words) => {
  expect(networkDescription({ type: 'autonomous-system', ...alder, ...more })).toBe(words);
});
