import { describe, expect, it } from 'vitest';
import { routingRegistryOf } from './homeRegistry.ts';
import { readDelegatedHead, readDelegatedLine } from './delegatedStats.ts';

const GIVEN = { registry: 'ripencc', country: 'FR', status: 'assigned', date: '2010-07-12', holder: 'a1e3' };

describe('a line of delegated statistics', () => {
  it.each<[string, unknown]>([
    [
      'ripencc|FR|ipv4|2.0.0.0|1048576|20100712|assigned|a1e3|e-stats',
      { ...GIVEN, kind: 'addresses', version: 4, first: '2.0.0.0', last: '2.15.255.255' },
    ],
    [
      'ripencc|FR|ipv4|2.0.0.0|768|20100712|assigned|a1e3',
      { ...GIVEN, kind: 'addresses', version: 4, first: '2.0.0.0', last: '2.0.2.255' },
    ],
    [
      'ripencc|FR|ipv6|2001:200::|35|20100712|assigned|a1e3',
      { ...GIVEN, kind: 'addresses', version: 6, first: '2001:200::', last: '2001:200:1fff:ffff:ffff:ffff:ffff:ffff' },
    ],
    ['ripencc|FR|asn|7|2|20100712|assigned|a1e3', { ...GIVEN, kind: 'asn', first: 7, last: 8 }],
    [
      'ripencc|ZZ|ipv6|2001:601::|32||reserved',
      {
        registry: 'ripencc',
        country: '',
        status: 'reserved',
        date: '',
        holder: '',
        kind: 'addresses',
        version: 6,
        first: '2001:601::',
        last: '2001:601:ffff:ffff:ffff:ffff:ffff:ffff',
      },
    ],
  ])('%s', (line, record) => expect(readDelegatedLine(line)).toEqual(record));

  it.each([
    ['iana|ZZ|asn|0|1|19920101|ietf|ietf|iana', 'reserved'],
    ['iana|ZZ|ipv6|400::|6||ianapool||iana', 'available'],
  ])('reads the status of %s as %s', (line, status) => expect(readDelegatedLine(line)).toMatchObject({ status }));

  it.each(['', '# comment', '2|nro|20160406|395402|19821213|20160406|+0000', 'nro|*|asn|*|74480|summary'])(
    'passes over "%s"',
    (line) => expect(readDelegatedLine(line)).toEqual({ kind: 'other' }),
  );

  it.each([
    ['ripencc|FR|asn', 'a record of fewer than seven fields'],
    ['ripencc|FR|asn|7|1|20100712|given|x', 'an unknown status'],
    ['ripencc|FR|asn|7|0|20100712|assigned|x', 'a size that is not a number'],
    ['ripencc|FR|asn|seven|1|20100712|assigned|x', 'an invalid AS number'],
    ['ripencc|FR|ipv4|255.0.0.0|33554432|20100712|assigned|x', 'an invalid IPv4 block'],
    ['ripencc|FR|ipv4|2001::|256|20100712|assigned|x', 'an invalid IPv4 block'],
    ['ripencc|FR|ipv6|2001::|129|20100712|assigned|x', 'an invalid IPv6 block'],
    ['ripencc|FR|domain|x|1|20100712|assigned|x', 'an unknown type'],
  ])('says what is wrong with %s', (line, reason) => expect(readDelegatedLine(line)).toEqual({ kind: 'bad', reason }));
});

describe('the first line of delegated statistics', () => {
  it.each([
    ['2|nro|20160406|395402|19821213|20160406|+0000', { registry: 'nro', records: 395_402, until: '2016-04-06' }],
    ['2.3|lacnic|20260101|x|19870101|soon|-0300', { registry: 'lacnic', records: null, until: '' }],
    ['ripencc|*|asn|*|74480|summary', undefined],
    ['# comment', undefined],
  ])('%s', (line, head) => expect(readDelegatedHead(line)).toEqual(head));
});

describe('the routing registry of address space', () => {
  it.each([
    ['ripencc', 'RIPE'],
    ['ARIN', 'ARIN'],
    ['lab', 'LAB'],
    ['iana', undefined],
  ])('of %s is %s', (registry, name) => expect(routingRegistryOf(registry)).toBe(name));
});
