import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAddress, ipVersionOf, parseAddress } from './address.ts';
import { comparePrefixes, contains, formatPrefix, parsePrefix, type Prefix } from './prefix.ts';

const prefix = (text: string): Prefix => {
  const parsed = parsePrefix(text);
  if (!parsed) throw new Error(`not a prefix: ${text}`);
  return parsed;
};

describe('addresses', () => {
  it.each([
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['2001:DB8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['0:0:0:0:0:0:0:0', '::'],
    ['::1', '::1'],
    ['1::', '1::'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
    ['64:ff9b::192.0.2.33', '64:ff9b::c000:221'],
    ['1:0:0:2:0:0:0:3', '1:0:0:2::3'],
    ['192.0.2.1', '192.0.2.1'],
  ])('writes %s as %s', (text, canonical) => {
    expect(formatAddress(parseAddress(text) ?? new Uint8Array())).toBe(canonical);
  });

  it.each([
    '',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '01.2.3.4',
    '1.2.3.4 ',
    ':',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
  ])('refuses %j', (text) => expect(parseAddress(text)).toBeUndefined());
  it.each(['1:2:3:4:5:6:7::8', '12345::', 'g::', '::1%eth0', '1.2.3.4::', '::1.2.3.4:1', ':1:2:3:4:5:6:7:8'])(
    'refuses %j',
    (text) => expect(parseAddress(text)).toBeUndefined(),
  );

  it('reads back whatever it writes', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ minLength: 4, maxLength: 4 }),
      fc.uint8Array({ minLength: 16, maxLength: 16 }),
    );
    fc.assert(
      fc.property(bytes, (address) => {
        expect(parseAddress(formatAddress(address))).toEqual(address);
      }),
    );
  });

  it('tells the version by the colon', () => {
    expect([ipVersionOf('10.0.0.0/8'), ipVersionOf('::/0'), ipVersionOf('::ffff:1.2.3.4')]).toEqual([4, 6, 6]);
  });
});

describe('prefixes', () => {
  it.each([
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['192.0.2.1', '192.0.2.1/32'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8::/32', '2001:db8::/32'],
    ['2001:db8::1', '2001:db8::1/128'],
    ['192.0.2.128/25', '192.0.2.128/25'],
  ])('reads %s as %s', (text, canonical) => expect(formatPrefix(prefix(text))).toBe(canonical));

  it.each([
    '10.0.0.1/8',
    '10.0.0.0/33',
    '2001:db8::1/64',
    '::/129',
    '10.0.0.0/',
    '10.0.0.0/08',
    '10.0.0.0/-1',
    '10/8',
    '10.0.0.0/8/8',
    '192.0.2.129/25',
  ])('refuses %s', (text) => expect(parsePrefix(text)).toBeUndefined());

  it.each([
    ['10.0.0.0/8', '10.0.0.0/8', true],
    ['10.0.0.0/8', '10.255.0.0/16', true],
    ['10.0.0.0/16', '10.0.0.0/8', false],
    ['172.16.0.0/12', '172.31.0.0/16', true],
    ['172.16.0.0/12', '172.32.0.0/16', false],
    ['0.0.0.0/0', '::/0', false],
    ['::/0', '2001:db8::/32', true],
  ])('%s contains %s: %s', (outer, inner, answer) => expect(contains(prefix(outer), prefix(inner))).toBe(answer));

  it('orders as a routing table', () => {
    const table = ['::/0', '10.0.0.0/16', '9.0.0.0/8', '10.0.0.0/8'].map(prefix).sort(comparePrefixes);
    expect(table.map(formatPrefix)).toEqual(['9.0.0.0/8', '10.0.0.0/8', '10.0.0.0/16', '::/0']);
  });
});
