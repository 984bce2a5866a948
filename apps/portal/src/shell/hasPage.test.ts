import { billFile } from '@routeglass/api-client/calls';
import { expect, it } from 'vitest';
import { pagesAmong } from './hasPage.ts';

const routes = [
  {
    path: '',
    children: [
      { index: true },
      {
        children: [
          { path: 'as/:asn', children: [{ index: true }, { path: 'graph/*' }] },
          { path: 'as-set/:name' },
          { path: 'domain/:section' },
        ],
      },
      { path: '*' },
    ],
  },
];

it.each([
  ['/', true],
  ['/as/3356', true],
  ['/as/3356?ip=4#top', true],
  ['/as/3356/graph/8.0.0.0%2F9_174', true],
  ['/as/3356/nothing', false],
  ['/as-set/AS-EXAMPLE', true],
  ['/domain/whois?domain=example.net', true],
  ['/as-rating', false],
  ['/try-for-free', false],
  ['/no/page', false],
  ['/as-rating/global/score?ip=4&q=3356', false],
  ['/docs/portal.md', true],
  [billFile.path.replace('{id}', 'b1'), true],
  ['/cabinet/bills', false],
  ['https://example.net/as-rating', true],
  ['mailto:noc@example.net', true],
  ['#top', true],
])('%s: %s', (href, isThere) => {
  expect(pagesAmong(routes)(href)).toBe(isThere);
});
