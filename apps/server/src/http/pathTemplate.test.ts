import { expect, it } from 'vitest';
import { paramNames, routerPath, shapeOf, withoutTexts } from './pathTemplate.ts';

it.each([
  ['/v2/as/{asn}', '/v2/as/:asn'],
  ['/v2/{type}-count/asn/{asn}', '/v2/:type{[^/]+-count}/asn/:asn'],
  ['/v2/{type:ftp|telnet}/asn/{asn}', '/v2/:type{(?:ftp|telnet)}/asn/:asn'],
  ['/v2/{type:ftp|telnet}-count', '/v2/:type{(?:ftp|telnet)-count}'],
])('routes %s as %s', (template, path) => expect(routerPath(template)).toBe(path));

it('leaves the text after a param out of its value', () => {
  expect(withoutTexts('/{type}-count/asn/{asn}', { type: 'all-count', asn: '1' })).toEqual({ type: 'all', asn: '1' });
  expect(withoutTexts('/{type:ftp|smb}-count', { type: 'ftp-count' })).toEqual({ type: 'ftp' });
  expect(withoutTexts('/{asn}', { asn: '1-count' })).toEqual({ asn: '1-count' });
});

it('names the params, and tells templates apart by what they stand for', () => {
  expect(paramNames('/{type:ftp|smb}-count/asn/{asn}')).toEqual(['type', 'asn']);
  expect(shapeOf('/request/{asn}')).toBe(shapeOf('/request/{token}'));
  expect(shapeOf('/{type:ftp|smb}/asn')).not.toBe(shapeOf('/{type:ntp|dns}/asn'));
});
