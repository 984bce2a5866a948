import { expect, it } from 'vitest';
import { routerPath, withoutTexts } from './pathTemplate.ts';

it.each([
  ['/v2/as/{asn}', '/v2/as/:asn'],
  ['/v2/{type}-count/asn/{asn}', '/v2/:type{[^/]+-count}/asn/:asn'],
])('routes %s as %s', (template, path) => expect(routerPath(template)).toBe(path));

it('leaves the text after a param out of its value', () => {
  expect(withoutTexts('/{type}-count/asn/{asn}', { type: 'all-count', asn: '1' })).toEqual({ type: 'all', asn: '1' });
  expect(withoutTexts('/{asn}', { asn: '1-count' })).toEqual({ asn: '1-count' });
});
