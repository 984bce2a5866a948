import { describe, expect, it } from 'vitest';
import { createMrtDecoder } from './decoder.ts';
import { decode } from './decoded.fixtures.ts';
import {
  abbreviatedReach,
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
  segment,
  sequence,
  tableEntry,
  TIME,
  u16,
  u32,
  V4,
  V6,
  V6_NEXT_HOP,
} from './records.fixtures.ts';

const pathOnly = [...origin(2), ...asPath(sequence([64_500], 4))];

describe('TABLE_DUMP', () => {
  it('reads IPv4 with two-byte ASNs', () => {
    const one = record(12, 1, tableEntry(ipv4('203.0.113.0'), 24, ipv4('192.0.2.10'), u16(64_500), plainAttributes(2)));
    expect(decode(one).lines).toEqual([
      `TABLE_DUMP|${TIME}|B|192.0.2.10|64500|203.0.113.0/24|64500 64501|IGP|192.0.2.1|0|0||NAG||`,
    ]);
  });

  it('reads IPv6 with four-byte ASNs', () => {
    const attributes = [...origin(0), ...asPath(sequence([4_200_000_000], 4)), ...abbreviatedReach(V6_NEXT_HOP)];
    const peer = ipv6('2001:db8:0:0:0:0:0:a');
    const one = record(12, 4, tableEntry(ipv6('2001:db8:1:0:0:0:0:0'), 48, peer, u32(4_200_000_000), attributes));
    expect(decode(one).lines).toEqual([
      `TABLE_DUMP|${TIME}|B|2001:db8::a|4200000000|2001:db8:1::/48|4200000000|IGP|2001:db8::1|0|0||NAG||`,
    ]);
  });

  it.each([
    ['an unknown address family', 9, tableEntry(ipv4('203.0.113.0'), 24, ipv4('192.0.2.10'), u16(1), [])],
    ['a prefix of 33 bits', 1, tableEntry(ipv4('203.0.113.0'), 33, ipv4('192.0.2.10'), u16(1), [])],
    ['a body that is too short', 1, [0, 0, 0, 1]],
    [
      'attributes beyond the end',
      1,
      tableEntry(ipv4('203.0.113.0'), 24, ipv4('192.0.2.10'), u16(1), []).slice(0, -2).concat(u16(9)),
    ],
  ])('skips %s', (_, subtype, bytes) => {
    const { lines, report } = decode(record(12, subtype, bytes));
    expect(lines).toEqual([]);
    expect(report).toMatchObject({ records: 1, skipped: 1, problems: [{ offset: 0 }] });
  });
});

describe('TABLE_DUMP_V2', () => {
  it('reads the routes of all peers of a prefix', () => {
    const two = rib(2, V4, [ribEntry(0, plainAttributes(4)), ribEntry(1, pathOnly)]);
    expect(decode([...peerIndex, ...two]).lines).toEqual([
      `TABLE_DUMP2|${TIME}|B|192.0.2.10|64500|203.0.113.0/24|64500 64501|IGP|192.0.2.1|0|0||NAG||`,
      `TABLE_DUMP2|${TIME}|B|2001:db8::2|4200000001|203.0.113.0/24|64500|INCOMPLETE|255.255.255.255|0|0||NAG||`,
    ]);
  });

  it.each([
    ['abbreviated', abbreviatedReach(V6_NEXT_HOP)],
    ['abbreviated with a link-local address', abbreviatedReach([...V6_NEXT_HOP, ...ipv6('fe80:0:0:0:0:0:0:1')])],
    ['full', fullReach(2, 1, V6_NEXT_HOP, [])],
    ['full with the prefix', fullReach(2, 1, V6_NEXT_HOP, V6)],
  ])('takes the next hop from an MP_REACH_NLRI that is %s', (_, reach) => {
    const one = rib(4, V6, [ribEntry(1, [...pathOnly, ...reach])]);
    expect(decode([...peerIndex, ...one]).lines).toEqual([
      `TABLE_DUMP2|${TIME}|B|2001:db8::2|4200000001|2001:db8::/32|64500|INCOMPLETE|2001:db8::1|0|0||NAG||`,
    ]);
  });

  it('keeps one set of attributes for all prefixes announced alike, also with MP_REACH_NLRI in full', () => {
    const decoder = createMrtDecoder();
    const prefixes = [32, 33, 34].map((length) => prefix(ipv6('2001:db8:0:0:0:0:0:0'), length));
    const ribs = prefixes.flatMap((each) =>
      rib(4, each, [ribEntry(1, [...pathOnly, ...fullReach(2, 1, V6_NEXT_HOP, each)])]),
    );
    const batches = [...decoder.push(Uint8Array.from([...peerIndex, ...ribs])), ...decoder.end()];
    expect([...(batches[0]?.attributes.subarray(0, 3) ?? [])]).toEqual([0, 0, 0]);
    expect(batches[0]?.tables.prefixes.count).toBe(3);
  });

  it.each([
    [8, V4, '203.0.113.0/24'],
    [10, V6, '2001:db8::/32'],
  ])('reads path identifiers of subtype %d', (subtype, bytes, text) => {
    const two = rib(subtype, bytes, [ribEntry(0, pathOnly, 5), ribEntry(0, pathOnly, 4_294_967_295)]);
    const line = (id: number): string =>
      `TABLE_DUMP2_AP|${TIME}|B|192.0.2.10|64500|${text}|${id}|64500|INCOMPLETE|255.255.255.255|0|0||NAG||`;
    expect(decode([...peerIndex, ...two]).lines).toEqual([line(5), line(4_294_967_295)]);
  });

  it.each([
    [3, 'RIB_IPV4_MULTICAST'],
    [6, 'RIB_GENERIC'],
    [12, 'RIB_GENERIC_ADDPATH'],
  ])('passes over subtype %d with a count', (subtype, name) => {
    const { lines, report } = decode([...peerIndex, ...record(13, subtype, [1, 2, 3]), ...record(13, subtype, [])]);
    expect(lines).toEqual([]);
    expect(report.skipped).toBe(0);
    expect(report.passedOver.get(name)).toBe(2);
  });

  it('skips a route with bad attributes alone, and says where', () => {
    const bad = [...origin(0), ...attribute(2, [9, 1, 0, 0, 0, 1])];
    const three = rib(2, V4, [ribEntry(0, pathOnly), ribEntry(1, bad), ribEntry(0, pathOnly)]);
    const { lines, report } = decode([...peerIndex, ...three]);
    expect(lines).toHaveLength(2);
    expect(report.problems).toEqual([{ offset: peerIndex.length, reason: 'unknown AS_PATH segment type' }]);
  });

  it('skips a record with a peer that is not in the index, wholly', () => {
    const two = rib(2, V4, [ribEntry(0, pathOnly), ribEntry(2, pathOnly)]);
    const { lines, report } = decode([
      ...peerIndex,
      ...two,
      ...rib(2, prefix(ipv4('203.0.113.0'), 25), [ribEntry(0, pathOnly)]),
    ]);
    expect(lines).toHaveLength(1);
    expect(report.problems).toEqual([
      { offset: peerIndex.length, reason: 'a route of a peer that is not in the peer index' },
    ]);
  });

  it('skips routes that come before any peer index', () => {
    expect(decode(rib(2, V4, [ribEntry(0, pathOnly)])).report.skipped).toBe(1);
  });

  it('ignores bits beyond the length of a prefix', () => {
    const sloppy = rib(2, [20, 203, 0, 127], [ribEntry(0, pathOnly)]);
    const tidy = rib(2, [20, 203, 0, 112], [ribEntry(0, pathOnly)]);
    const { lines } = decode([...peerIndex, ...sloppy, ...tidy]);
    expect(lines[0]).toBe(lines[1]);
    expect(lines[0]).toContain('|203.0.112.0/20|');
  });
});

describe('attributes', () => {
  const lineOf = (attributes: number[]): string | undefined =>
    decode([...peerIndex, ...rib(2, V4, [ribEntry(0, attributes)])])
      .lines[0]?.split('|')
      .slice(6)
      .join('|');

  it('are all written', () => {
    const all = [
      ...origin(1),
      ...asPath(sequence([64_500, 64_500], 4), segment(1, [64_502, 64_503], 4)),
      ...nextHop('192.0.2.1'),
      ...attribute(4, u32(4_000_000_000), 0x80),
      ...attribute(5, u32(100)),
      ...attribute(6, []),
      ...attribute(7, [...u32(64_501), ...ipv4('192.0.2.77')], 0xc0),
      ...attribute(
        8,
        [...u32(0xffff_ff01), ...u32(0xffff_ff02), ...u32(0xffff_ff03), ...u16(64_500), ...u16(65_535)],
        0xc0,
      ),
    ];
    expect(lineOf(all)).toBe(
      '64500 64500 {64502,64503}|EGP|192.0.2.1|100|4000000000|no-export no-advertise local-AS 64500:65535|AG|64501 192.0.2.77|',
    );
  });

  it.each([
    ['confederations', [segment(3, [1, 2], 4), segment(4, [3, 4], 4), sequence([5], 4)], '(1 2) [3,4] 5'],
    ['sequences cut in two', [sequence([1, 2], 4), sequence([3], 4)], '1 2 3'],
    ['an empty segment', [sequence([], 4), sequence([3], 4)], '3'],
    ['no segment', [], ''],
  ])('write %s in the path', (_, segments, text) => {
    expect(lineOf([...origin(0), ...asPath(...segments)])?.split('|')[0]).toBe(text);
  });

  it('keep extended and large communities as words', () => {
    const attributes = [
      ...plainAttributes(4),
      ...attribute(16, [...u32(0x0002_fc00), ...u32(7)], 0xc0),
      ...attribute(32, [...u32(4_200_000_000), ...u32(1), ...u32(2)], 0xc0),
    ];
    const decoder = createMrtDecoder();
    const bytes = [...peerIndex, ...rib(2, V4, [ribEntry(0, attributes)])];
    const [batch] = [...decoder.push(Uint8Array.from(bytes)), ...decoder.end()];
    if (!batch) throw new Error('no batch');
    const { tables } = batch;
    expect([...tables.extendedCommunitiesOf(tables.attributes.extendedCommunities[0] ?? -1)]).toEqual([0x0002_fc00, 7]);
    expect([...tables.largeCommunitiesOf(tables.attributes.largeCommunities[0] ?? -1)]).toEqual([4_200_000_000, 1, 2]);
    expect(tables.paths.originOf(0)).toBe(64_501);
    expect(tables.paths.pathOf(0)).toEqual([64_500, 64_501]);
  });

  it.each([
    ['ORIGIN of two bytes', attribute(1, [0, 0])],
    ['communities of five bytes', attribute(8, [0, 0, 0, 1, 0])],
    ['an AS_PATH whose segment runs over', attribute(2, [2, 9, 0, 0])],
    ['a NEXT_HOP of three bytes', attribute(3, [1, 2, 3])],
    ['an attribute that runs over', [0x40, 1, 9, 0]],
    ['an attribute without a length', [0x40, 1]],
  ])('of %s make the route bad', (_, attributes) => expect(lineOf(attributes)).toBeUndefined());
});
