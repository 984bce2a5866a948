import { describe, expect, it } from 'vitest';
import { collectorPrograms, collectorText } from './collectorTexts.ts';
import { type RouterSystem, routerSystems, routerText } from './routerTexts.ts';
import { type BgpSession, isSessionPassword, sessionName } from './session.ts';

const four: BgpSession = {
  asn: 64_500,
  ip: '192.0.2.7',
  collectorAsn: 4_200_000_000,
  collectorIp: '198.51.100.1',
  password: 'S3cret!',
};
const six: BgpSession = { ...four, ip: '2001:db8::7', collectorIp: '2001:db8:1::1', password: null };
const systems = Object.keys(routerSystems) as RouterSystem[];

describe('routerText', () => {
  it.each(systems)('of %s names the collector, its secret and one address family', (system) => {
    const text = routerText(system, four);
    for (const part of ['4200000000', '198.51.100.1', 'S3cret!']) expect(text).toContain(part);
    expect(text).not.toMatch(/ipv6|inet6/i);
    const other = routerText(system, six);
    expect(other).toContain('2001:db8:1::1');
    expect(other).toMatch(/ipv6|inet6/i);
    expect(other).not.toMatch(/password|authentication-key|md5/i);
  });
});

describe('collectorText', () => {
  it.each(collectorPrograms)('of %s has every session', (program) => {
    const text = collectorText(program, four.collectorAsn, [four, six]);
    for (const part of ['192.0.2.7', '2001:db8::7', '64500', 'S3cret!']) expect(text).toContain(part);
    expect(collectorText(program, four.collectorAsn, [])).not.toMatch(/192\.0\.2\.7|undefined/);
  });
});

it('names sessions for every language', () => {
  expect(sessionName(six)).toBe('rg_64500_2001_db8__7');
});

it.each([
  ['S3cret!', true],
  ['', false],
  ['a b', false],
  ['a"b', false],
  ["a'b", false],
  ['a\nb', false],
  ['a;b', false],
  ['a#b', false],
  ['{', false],
])('takes %j as a secret: %s', (text, is) => expect(isSessionPassword(text)).toBe(is));
