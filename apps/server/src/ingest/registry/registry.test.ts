import { describe, expect, it } from 'vitest';
import { decodeAsnRange, decodeCountryRange, positionOf } from './decode.ts';
import { HomeCountries } from './homeCountry.ts';

const place = (address: string) => positionOf(address) ?? Number.NaN;

describe('ranges of a registry', () => {
  it('reads networks and countries', () => {
    expect(decodeAsnRange('1.0.0.0,1.0.0.255,13335,"Cloudflare, Inc."')).toMatchObject({
      first: '1.0.0.0',
      last: '1.0.0.255',
      asn: 13335,
      holder: 'Cloudflare, Inc.',
    });
    expect(decodeCountryRange('2001:200::,2001:200:ffff:ffff:ffff:ffff:ffff:ffff,JP')).toMatchObject({ country: 'JP' });
  });

  it.each([
    ['1.0.0.9,1.0.0.1,13335,x', 'no range of addresses'],
    ['here,there,1,x', 'no range of addresses'],
    ['1.0.0.0,1.0.0.1,many,x', 'no AS number'],
  ])('refuses %s', (line, reason) => expect(decodeAsnRange(line)).toBe(reason));

  it('keeps the versions apart on one line', () => {
    expect(place('255.255.255.255')).toBeLessThan(place('::'));
  });
});

describe('the country of a network', () => {
  const ranges = [
    { start: place('1.0.0.0'), end: place('1.0.0.255'), country: 'AU' },
    { start: place('1.0.1.0'), end: place('1.0.3.255'), country: 'CN' },
    { start: place('2001:200::'), end: place('2001:200:ffff::'), country: 'JP' },
  ];

  it('is where most of its IPv4 addresses are registered', () => {
    const home = new HomeCountries(ranges);
    home.add(7, place('1.0.0.0'), place('1.0.1.127'));
    home.add(8, place('1.0.0.128'), place('1.0.3.255'));
    home.add(8, place('2001:200::'), place('2001:200:ffff::'));
    home.add(9, place('2001:200:8::'), place('2001:200:8::'));
    expect([7, 8, 9, 10].map((asn) => home.of(asn))).toEqual(['AU', 'CN', 'JP', null]);
  });
});
