import { describe, expect, it } from 'vitest';
import { decode } from './decoded.fixtures.ts';
import {
  asPath,
  attribute,
  fullReach,
  ipv4,
  ipv6,
  message,
  nextHop,
  origin,
  plainAttributes,
  prefix,
  record,
  segment,
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

const test25 = prefix(ipv4('198.51.100.128'), 25);
const PLAIN = '64500 64501|IGP|192.0.2.1|0|0||NAG||';

describe('BGP4MP', () => {
  it.each([
    [1, 2, 'BGP4MP'],
    [4, 4, 'BGP4MP'],
    [6, 2, 'BGP4MP_LOCAL'],
    [7, 4, 'BGP4MP_LOCAL'],
  ] as const)('reads announcements and withdrawals of subtype %d', (subtype, bytes, name) => {
    const one = record(16, subtype, [...session(bytes), ...update(test25, plainAttributes(bytes), V4)]);
    expect(decode(one).lines).toEqual([
      `${name}|${TIME}|W|192.0.2.10|64500|198.51.100.128/25`,
      `${name}|${TIME}|A|192.0.2.10|64500|203.0.113.0/24|${PLAIN}`,
    ]);
  });

  it.each([
    [8, 2, 'BGP4MP_AP'],
    [9, 4, 'BGP4MP_AP'],
    [10, 2, 'BGP4MP_LOCAL_AP'],
    [11, 4, 'BGP4MP_LOCAL_AP'],
  ] as const)('reads path identifiers of subtype %d', (subtype, bytes, name) => {
    const body = update([...u32(1), ...test25], plainAttributes(bytes), [...u32(2), ...V4]);
    expect(decode(record(16, subtype, [...session(bytes), ...body])).lines).toEqual([
      `${name}|${TIME}|W|192.0.2.10|64500|198.51.100.128/25|1`,
      `${name}|${TIME}|A|192.0.2.10|64500|203.0.113.0/24|2|${PLAIN}`,
    ]);
  });

  it('reads microseconds of BGP4MP_ET', () => {
    const one = record(17, 4, [...u32(42), ...session(4), ...update([], plainAttributes(4), V4)]);
    expect(decode(one).lines).toEqual([`BGP4MP_ET|${TIME}.000042|A|192.0.2.10|64500|203.0.113.0/24|${PLAIN}`]);
  });

  it('reads IPv6 prefixes from MP_REACH_NLRI and MP_UNREACH_NLRI', () => {
    const attributes = [
      ...plainAttributes(4).slice(0, -7),
      ...unreach(2, 1, prefix(ipv6('2001:db8:1:0:0:0:0:0'), 48)),
      ...fullReach(2, 1, V6_NEXT_HOP, V6),
    ];
    expect(decode(record(16, 4, [...session(4, true), ...update([], attributes, [])])).lines).toEqual([
      `BGP4MP|${TIME}|W|2001:db8::10|64500|2001:db8:1::/48`,
      `BGP4MP|${TIME}|A|2001:db8::10|64500|2001:db8::/32|64500 64501|IGP|2001:db8::1|0|0||NAG||`,
    ]);
  });

  it('gives each kind of prefix its own next hop where a message has both', () => {
    const attributes = [...plainAttributes(4), ...fullReach(2, 1, V6_NEXT_HOP, V6)];
    expect(decode(record(16, 4, [...session(4), ...update([], attributes, V4)])).lines).toEqual([
      `BGP4MP|${TIME}|A|192.0.2.10|64500|203.0.113.0/24|${PLAIN}`,
      `BGP4MP|${TIME}|A|192.0.2.10|64500|2001:db8::/32|64500 64501|IGP|2001:db8::1|0|0||NAG||`,
    ]);
  });

  it('counts prefixes of other address families and other messages', () => {
    const vpn = [...plainAttributes(4), ...fullReach(1, 128, [...u32(0), ...u32(0), ...ipv4('192.0.2.1')], [0])];
    const { lines, report } = decode([
      ...record(16, 4, [...session(4), ...update([], vpn, [])]),
      ...record(16, 4, [...session(4), ...message(1, [4])]),
      ...record(16, 4, [...session(4), ...message(4, [])]),
    ]);
    expect(lines).toEqual([]);
    expect(report.skipped).toBe(0);
    expect([...report.passedOver]).toEqual([
      ['prefixes of AFI 1 SAFI 128', 1],
      ['OPEN', 1],
      ['KEEPALIVE', 1],
    ]);
  });

  it('reads state changes', () => {
    const lines = decode([
      ...record(16, 0, [...session(2), ...u16(6), ...u16(1)]),
      ...record(16, 5, [...session(4, true), ...u16(3), ...u16(6)]),
      ...record(16, 0, [...u16(64_500), ...u16(64_999), ...u16(1), ...u16(2)]),
    ]).lines;
    expect(lines).toEqual([
      `BGP4MP|${TIME}|STATE|192.0.2.10|64500|6|1`,
      `BGP4MP|${TIME}|STATE|2001:db8::10|64500|3|6`,
      `BGP4MP|${TIME}|STATE|0.0.0.0|64500|1|2`,
    ]);
  });

  it.each([
    ['a message without its marker', [...session(4), ...message(2, [0, 0, 0, 0]).fill(0, 0, 1)]],
    ['a message cut short', [...session(4), ...update([], plainAttributes(4), V4).slice(0, -1)]],
    ['an unknown address family', session(4).fill(9, 10, 12)],
    ['a prefix that runs over', [...session(4), ...update([], plainAttributes(4), [...V4, 24, 1])]],
    ['a prefix longer than an address', [...session(4), ...update([], plainAttributes(4), [...V4, 33, 1, 2, 3, 4, 5])]],
  ])('skips %s, whole', (_, body) => {
    const { lines, report } = decode(record(16, 4, body));
    expect(lines).toEqual([]);
    expect(report.skipped).toBe(1);
  });

  it('keeps what stands before a fault in a list of prefixes when asked to', () => {
    const body = update([], plainAttributes(4), [...V4, 24, 1]);
    const { lines, report } = decode(record(16, 4, [...session(4), ...body]), { tolerant: true });
    expect(lines).toHaveLength(1);
    expect(report.passedOver.get('malformed prefixes')).toBe(1);
  });
});

describe('BGP, the type before BGP4MP', () => {
  const speakers = [...u16(64_500), ...ipv4('192.0.2.10'), ...u16(64_999), ...ipv4('192.0.2.99')];

  it('reads updates and state changes', () => {
    const body = update(test25, plainAttributes(2), V4).slice(19);
    expect(
      decode([...record(5, 1, [...speakers, ...body]), ...record(5, 3, [...speakers.slice(0, 6), 0, 6, 0, 1])]).lines,
    ).toEqual([
      `BGP|${TIME}|W|192.0.2.10|64500|198.51.100.128/25`,
      `BGP|${TIME}|A|192.0.2.10|64500|203.0.113.0/24|${PLAIN}`,
      `BGP|${TIME}|STATE|192.0.2.10|64500|6|1`,
    ]);
  });
});

describe('AS4_PATH (RFC 6793)', () => {
  const as4Path = (...segments: number[][]): number[] => attribute(17, segments.flat(), 0xc0);
  const pathOf = (attributes: number[]): string | undefined =>
    decode(record(16, 1, [...session(2), ...update([], [...origin(0), ...nextHop('192.0.2.1'), ...attributes], V4)]))
      .lines[0]?.split('|')
      .at(6);

  it.each([
    [
      'replaces the end of the path',
      asPath(sequence([1, 23_456, 23_456], 2)),
      as4Path(sequence([70_000, 80_000], 4)),
      '1 70000 80000',
    ],
    ['replaces all of it', asPath(sequence([23_456, 2], 2)), as4Path(sequence([70_000, 2], 4)), '70000 2'],
    ['is ignored when longer', asPath(sequence([1, 2], 2)), as4Path(sequence([1, 2, 3], 4)), '1 2'],
    [
      'counts a set as one',
      asPath(sequence([1, 2], 2), segment(1, [5, 23_456], 2)),
      as4Path(segment(1, [5, 70_000], 4)),
      '1 2 {5,70000}',
    ],
    [
      'leaves leading segments',
      asPath(segment(1, [7, 8], 2), sequence([9, 23_456], 2)),
      as4Path(sequence([70_000], 4)),
      '{7,8} 9 70000',
    ],
    [
      'keeps confederations before it',
      asPath(segment(3, [65_001], 2), sequence([1, 23_456], 2)),
      as4Path(sequence([70_000], 4)),
      '(65001) 1 70000',
    ],
    [
      'keeps confederations before it where it replaces all of the path',
      asPath(segment(3, [65_001, 65_002], 2), segment(4, [65_003], 2), sequence([23_456, 2], 2)),
      as4Path(sequence([70_000, 2], 4)),
      '(65001 65002) [65003] 70000 2',
    ],
    [
      'keeps confederations beside the hops before it',
      asPath(sequence([1], 2), segment(3, [65_001], 2), sequence([23_456], 2)),
      as4Path(sequence([70_000], 4)),
      '1 (65001) 70000',
    ],
    [
      'loses confederations behind the hops that it replaces',
      asPath(sequence([1, 23_456], 2), segment(3, [65_001], 2), sequence([2], 2)),
      as4Path(sequence([70_000, 2], 4)),
      '1 70000 2',
    ],
    [
      'loses its own confederations',
      asPath(sequence([1, 23_456], 2)),
      as4Path(segment(3, [65_001], 4), sequence([70_000], 4)),
      '1 70000',
    ],
    ['is dropped when malformed', asPath(sequence([1, 2], 2)), attribute(17, [2, 9, 0], 0xc0), '1 2'],
  ])('%s', (_, path, as4, text) => expect(pathOf([...path, ...as4])).toBe(text));

  const aggregator = (asn: number): number[] => attribute(7, [...u16(asn), ...ipv4('192.0.2.77')], 0xc0);
  const as4Aggregator = attribute(18, [...u32(70_000), ...ipv4('192.0.2.78')], 0xc0);
  const path = [...asPath(sequence([1, 23_456], 2)), ...as4Path(sequence([70_000], 4))];

  it('counts with AS4_AGGREGATOR when AGGREGATOR is AS_TRANS, and not when it is a real AS', () => {
    const lineOf = (asn: number): string | undefined =>
      decode(
        record(16, 1, [
          ...session(2),
          ...update([], [...origin(0), ...path, ...aggregator(asn), ...as4Aggregator], V4),
        ]),
      ).lines[0];
    expect(lineOf(23_456)).toContain('|1 70000|');
    expect(lineOf(23_456)).toContain('|70000 192.0.2.78|');
    expect(lineOf(64_501)).toContain('|1 23456|');
    expect(lineOf(64_501)).toContain('|64501 192.0.2.77|');
  });

  it('is ignored from a four-byte speaker', () => {
    const attributes = [...origin(0), ...asPath(sequence([1, 2], 4)), ...as4Path(sequence([1, 70_000], 4))];
    expect(decode(record(16, 4, [...session(4), ...update([], attributes, V4)])).lines[0]).toContain('|1 2|');
  });
});
