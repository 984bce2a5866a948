import { describe, expect, it } from 'vitest';
import { type Decoded, decode } from './decoded.fixtures.ts';
import {
  asPath,
  attribute,
  fullReach,
  ipv4,
  ipv6,
  nextHop,
  origin,
  peerIndex,
  plainAttributes,
  prefix,
  record,
  rib,
  ribEntry,
  sequence,
  session,
  TIME,
  u16,
  u32,
  unreach,
  update,
  V4,
  V6,
  V6_NEXT_HOP,
} from './records.fixtures.ts';

const PATH = asPath(sequence([64_500, 64_501], 4));
const reach = fullReach(2, 1, V6_NEXT_HOP, V6);
const aggregator = (bytes: number[]): number[] => attribute(7, bytes, 0xc0);

const heard = (attributes: number[], announced = V4): Decoded =>
  decode(record(16, 4, [...session(4), ...update([], attributes, announced)]));
const inTable = (attributes: number[], subtype = 2, bytes = V4): Decoded =>
  decode([...peerIndex, ...rib(subtype, bytes, [ribEntry(0, attributes), ribEntry(0, plainAttributes(4))])]);
const columnsOf = ({ lines }: Decoded, from = 6): string | undefined => lines[0]?.split('|').slice(from).join('|');
const WITHDRAWN = `BGP4MP|${TIME}|W|192.0.2.10|64500|203.0.113.0/24`;

/** RFC 7606: all attributes except the faulty one are as in `plainAttributes`. */
const TREATED_AS_WITHDRAWN: readonly (readonly [string, string, number[]])[] = [
  ['ORIGIN of two bytes', 'a malformed ORIGIN', [...attribute(1, [0, 0]), ...PATH, ...nextHop('192.0.2.1')]],
  ['ORIGIN without a value', 'a malformed ORIGIN', [...attribute(1, []), ...PATH, ...nextHop('192.0.2.1')]],
  ['ORIGIN of an unknown code', 'a malformed ORIGIN', [...origin(3), ...PATH, ...nextHop('192.0.2.1')]],
  ['COMMUNITIES of five bytes', 'malformed communities', [...plainAttributes(4), ...attribute(8, [0, 0, 0, 1, 0])]],
  ['COMMUNITIES without any', 'malformed communities', [...plainAttributes(4), ...attribute(8, [])]],
  ['extended communities of four bytes', 'malformed communities', [...plainAttributes(4), ...attribute(16, u32(1))]],
  [
    'large communities of eight bytes',
    'malformed communities',
    [...plainAttributes(4), ...attribute(32, [...u32(1), ...u32(1)])],
  ],
  ['MULTI_EXIT_DISC of two bytes', 'a malformed MULTI_EXIT_DISC', [...plainAttributes(4), ...attribute(4, [0, 1])]],
  ['LOCAL_PREF of five bytes', 'a malformed LOCAL_PREF', [...plainAttributes(4), ...attribute(5, [0, 0, 0, 0, 1])]],
  ['NEXT_HOP of three bytes', 'a next hop of unknown length', [...origin(0), ...PATH, ...attribute(3, [1, 2, 3])]],
  [
    'an AS_PATH of an unknown segment',
    'unknown AS_PATH segment type',
    [...origin(0), ...attribute(2, [9, 1, ...u32(1)])],
  ],
  ['an attribute that runs over', 'an attribute runs over the end', [...plainAttributes(4), 0x40, 5, 9, 0]],
  ['an attribute without a length', 'an attribute runs over the end', [...plainAttributes(4), 0x40, 5]],
];

describe('a malformed attribute', () => {
  it.each(TREATED_AS_WITHDRAWN)('%s withdraws what the update announces', (_, reason, attributes) => {
    const { lines, report } = heard(attributes);
    expect(lines).toEqual([WITHDRAWN]);
    expect(report.problems).toEqual([{ offset: 0, reason: `${reason}: treated as withdrawn` }]);
    expect(report).toMatchObject({ announcements: 0, withdrawals: 1, skipped: 1 });
  });

  it.each(TREATED_AS_WITHDRAWN)('%s costs a table that route only', (_, reason, attributes) => {
    const { lines, report } = inTable(attributes);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('|64500 64501|IGP|');
    expect(report.problems).toEqual([{ offset: peerIndex.length, reason }]);
  });

  it('withdraws prefixes of both IP versions, and leaves what is withdrawn anyway', () => {
    const gone = unreach(2, 1, prefix(ipv6('2001:db8:9:0:0:0:0:0'), 48));
    const { lines, report } = heard([...attribute(1, []), ...PATH, ...gone, ...reach]);
    expect(lines.map((line) => line.split('|').slice(2).join('|'))).toEqual([
      'W|192.0.2.10|64500|2001:db8:9::/48',
      'W|192.0.2.10|64500|203.0.113.0/24',
      'W|192.0.2.10|64500|2001:db8::/32',
    ]);
    expect(report.skipped).toBe(1);
  });

  it('that runs over the end behind MP_REACH_NLRI withdraws its prefixes', () => {
    const { lines } = heard([...plainAttributes(4), ...reach, 0x40, 5, 9, 0], []);
    expect(lines).toEqual([`BGP4MP|${TIME}|W|192.0.2.10|64500|2001:db8::/32`]);
  });

  it.each([
    ['MP_REACH_NLRI that runs over', [...plainAttributes(4), ...reach.slice(0, -1)]],
    ['MP_UNREACH_NLRI that runs over', [...plainAttributes(4), ...unreach(2, 1, V6).slice(0, -1)]],
    ['a next hop of 5 bytes in MP_REACH_NLRI', [...plainAttributes(4), ...fullReach(2, 1, [1, 2, 3, 4, 5], V6)]],
    ['two MP_REACH_NLRI', [...plainAttributes(4), ...reach, ...reach]],
  ])('that is %s refuses the update: what it says is lost', (_, attributes) => {
    const { lines, report } = heard(attributes);
    expect(lines).toEqual([]);
    expect(report.skipped).toBe(1);
  });

  it.each([
    ['AGGREGATOR of three bytes', aggregator([1, 2, 3])],
    ['AGGREGATOR with a two-byte AS between four-byte speakers', aggregator([...u16(64_501), ...ipv4('192.0.2.77')])],
    ['ATOMIC_AGGREGATE with a value', attribute(6, [1])],
  ])('%s is left out, and the route stays', (_, bytes) => {
    const expected = '64500 64501|IGP|192.0.2.1|0|0||NAG||';
    expect(columnsOf(heard([...plainAttributes(4), ...bytes]))).toBe(expected);
    expect(columnsOf(inTable([...plainAttributes(4), ...bytes]))).toBe(expected);
  });
});

describe('an attribute that returns', () => {
  it.each([
    ['ORIGIN', [...origin(0), ...origin(2), ...PATH], '64500 64501|IGP|255.255.255.255|0|0||NAG||'],
    ['AS_PATH', [...origin(0), ...PATH, ...asPath(sequence([1], 4))], '64500 64501|IGP|255.255.255.255|0|0||NAG||'],
    [
      'COMMUNITIES',
      [...plainAttributes(4), ...attribute(8, u32(65_537)), ...attribute(8, u32(65_538))],
      '64500 64501|IGP|192.0.2.1|0|0|1:1|NAG||',
    ],
    [
      'AGGREGATOR, also where the first is malformed',
      [...plainAttributes(4), ...aggregator([1]), ...aggregator([...u32(1), ...ipv4('192.0.2.77')])],
      '64500 64501|IGP|192.0.2.1|0|0||NAG||',
    ],
    [
      'a malformed one behind a good one',
      [...plainAttributes(4), ...attribute(1, [])],
      '64500 64501|IGP|192.0.2.1|0|0||NAG||',
    ],
    [
      'large communities beside a type that none has',
      [
        ...plainAttributes(4),
        ...attribute(0, [1]),
        ...attribute(32, [...u32(1), ...u32(2), ...u32(3)]),
        ...attribute(33, []),
      ],
      '64500 64501|IGP|192.0.2.1|0|0||NAG||',
    ],
  ])('counts the first time: %s', (_, attributes, text) => {
    expect(columnsOf(heard(attributes))).toBe(text);
    expect(columnsOf(inTable(attributes))).toBe(text);
  });
});

describe('a prefix longer than an address', () => {
  const lengths = { 4: [33, 40, 64, 96, 128, 255], 6: [129, 160, 253, 255] };
  const long = (length: number): number[] => [length, ...Array.from({ length: 32 }, () => 0xab)];

  it.each(lengths[4])('of %d bits is never shown, nor what follows it', (length) => {
    const body = [...session(4), ...update([], plainAttributes(4), [...V4, ...long(length), ...V4])];
    expect(decode(record(16, 4, body)).lines).toEqual([]);
    const shown = decode(record(16, 4, body), { tolerant: true });
    expect(shown.lines.map((line) => line.split('|')[5])).toEqual(['203.0.113.0/24']);
    expect(shown.report.passedOver.get('malformed prefixes')).toBe(1);
  });

  it.each(lengths[6])('of %d bits is never shown either', (length) => {
    const attributes = [...plainAttributes(4), ...fullReach(2, 1, V6_NEXT_HOP, [...V6, ...long(length), ...V6])];
    const body = [...session(4), ...update([], attributes, [])];
    expect(decode(record(16, 4, body)).lines).toEqual([]);
    expect(decode(record(16, 4, body), { tolerant: true }).lines.map((line) => line.split('|')[5])).toEqual([
      '2001:db8::/32',
    ]);
  });

  it.each([
    [2, 33],
    [2, 255],
    [4, 129],
    [8, 33],
    [10, 200],
  ])('makes a record of subtype %d and %d bits bad', (subtype, length) => {
    const { lines, report } = decode([...peerIndex, ...rib(subtype, long(length), [ribEntry(0, plainAttributes(4))])]);
    expect(lines).toEqual([]);
    expect(report.problems).toEqual([{ offset: peerIndex.length, reason: 'a prefix is longer than an address' }]);
  });
});

describe('a RIB entry longer than its record', () => {
  const good = ribEntry(0, plainAttributes(4));
  const overrun = [...u16(1), ...u32(TIME), ...u16(500), ...plainAttributes(4)];
  const body = (entries: number[][]): number[] => [...u32(7), ...V4, ...u16(entries.length), ...entries.flat()];

  it.each([
    ['in its attributes', overrun],
    ['in its head', overrun.slice(0, 5)],
    ['because nothing of it is there', []],
  ])('%s leaves the entries before it, and the records behind', (_, last) => {
    const next = rib(2, prefix(ipv4('198.51.100.0'), 24), [good]);
    const { lines, report } = decode([...peerIndex, ...record(13, 2, body([good, good, last])), ...next]);
    expect(lines.map((line) => line.split('|')[5])).toEqual(['203.0.113.0/24', '203.0.113.0/24', '198.51.100.0/24']);
    expect(report.problems).toEqual([
      { offset: peerIndex.length, reason: 'a RIB entry runs over the end of its record' },
    ]);
  });

  it('with attributes that cannot be taken apart leaves the others of an IPv6 record', () => {
    const six = [...origin(0), ...PATH, ...fullReach(2, 1, V6_NEXT_HOP, V6)];
    const { lines, report } = decode([
      ...peerIndex,
      ...rib(4, V6, [ribEntry(0, six), ribEntry(1, [...six, 0x80, 15, 9]), ribEntry(0, six)]),
    ]);
    expect(lines).toHaveLength(2);
    expect(report.skipped).toBe(1);
  });
});
