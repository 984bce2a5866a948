/** Bytes in network order. */
export const u8 = (value: number): number[] => [value & 0xff];
export const u16 = (value: number): number[] => [(value >>> 8) & 0xff, value & 0xff];
export const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value)];
export const ipv4 = (text: string): number[] => text.split('.').map(Number);
/** Eight groups, without `::`. */
export const ipv6 = (text: string): number[] => text.split(':').flatMap((group) => u16(Number.parseInt(group, 16)));

export const TIME = 1_700_000_000;

/** An MRT record with its header. */
export function record(type: number, subtype: number, body: number[], time = TIME): number[] {
  return [...u32(time), ...u16(type), ...u16(subtype), ...u32(body.length), ...body];
}

/** A path attribute, with extended length if over 255 bytes. */
export function attribute(type: number, value: number[], flags = 0x40): number[] {
  const extended = value.length > 255;
  return [flags | (extended ? 0x10 : 0), type, ...(extended ? u16(value.length) : u8(value.length)), ...value];
}

export const origin = (code: number): number[] => attribute(1, [code]);
export const sequence = (asns: number[], bytes: 2 | 4): number[] => segment(2, asns, bytes);
export const segment = (type: number, asns: number[], bytes: 2 | 4): number[] => [
  type,
  asns.length,
  ...asns.flatMap(bytes === 2 ? u16 : u32),
];
export const asPath = (...segments: number[][]): number[] => attribute(2, segments.flat());
export const nextHop = (text: string): number[] => attribute(3, ipv4(text));
/** MP_REACH_NLRI in the abbreviated form of table dumps. */
export const abbreviatedReach = (address: number[]): number[] => attribute(14, [address.length, ...address], 0x80);
export const fullReach = (afi: number, safi: number, address: number[], prefixes: number[]): number[] =>
  attribute(14, [...u16(afi), safi, address.length, ...address, 0, ...prefixes], 0x80);
export const unreach = (afi: number, safi: number, prefixes: number[]): number[] =>
  attribute(15, [...u16(afi), safi, ...prefixes], 0x80);

/** A prefix as in NLRI: length, then as many bytes as it needs. */
export const prefix = (address: number[], length: number): number[] => [length, ...address.slice(0, (length + 7) >> 3)];

/** The prefixes of most records: 203.0.113.0/24, and 2001:db8::/32 over 2001:db8::1. */
export const V4 = prefix(ipv4('203.0.113.0'), 24);
export const V6 = prefix(ipv6('2001:db8:0:0:0:0:0:0'), 32);
export const V6_NEXT_HOP = ipv6('2001:db8:0:0:0:0:0:1');

export const plainAttributes = (bytes: 2 | 4): number[] => [
  ...origin(0),
  ...asPath(sequence([64_500, 64_501], bytes)),
  ...nextHop('192.0.2.1'),
];

/** PEER_INDEX_TABLE of an IPv4 peer with a two-byte AS and an IPv6 peer with a four-byte one. */
export const peerIndex = record(13, 1, [
  ...ipv4('198.51.100.1'),
  ...u16(4),
  0x76,
  0x69,
  0x65,
  0x77,
  ...u16(2),
  0,
  ...ipv4('10.0.0.1'),
  ...ipv4('192.0.2.10'),
  ...u16(64_500),
  3,
  ...ipv4('10.0.0.2'),
  ...ipv6('2001:db8:0:0:0:0:0:2'),
  ...u32(4_200_000_001),
]);

/** Body of a TABLE_DUMP record. */
export const tableEntry = (
  address: number[],
  length: number,
  peer: number[],
  asn: number[],
  attributes: number[],
): number[] => [
  ...u32(1),
  ...address,
  length,
  1,
  ...u32(TIME - 60),
  ...peer,
  ...asn,
  ...u16(attributes.length),
  ...attributes,
];

/** One entry of a RIB record. */
export const ribEntry = (peer: number, attributes: number[], pathId?: number): number[] => [
  ...u16(peer),
  ...u32(TIME - 60),
  ...(pathId === undefined ? [] : u32(pathId)),
  ...u16(attributes.length),
  ...attributes,
];

export const rib = (subtype: number, prefixBytes: number[], entries: number[][]): number[] =>
  record(13, subtype, [...u32(7), ...prefixBytes, ...u16(entries.length), ...entries.flat()]);

/** A BGP message with marker, length and type. */
export const message = (type: number, body: number[]): number[] => [
  ...Array.from({ length: 16 }, () => 0xff),
  ...u16(19 + body.length),
  type,
  ...body,
];

export const update = (withdrawn: number[], attributes: number[], announced: number[]): number[] =>
  message(2, [...u16(withdrawn.length), ...withdrawn, ...u16(attributes.length), ...attributes, ...announced]);

/** The part of a BGP4MP record before the message: the peer 192.0.2.10 of AS64500, and the collector. */
export const session = (asnBytes: 2 | 4, ipv6Session = false): number[] => [
  ...(asnBytes === 2 ? [...u16(64_500), ...u16(64_999)] : [...u32(64_500), ...u32(64_999)]),
  ...u16(0),
  ...(ipv6Session
    ? [...u16(2), ...ipv6('2001:db8:0:0:0:0:0:10'), ...ipv6('2001:db8:0:0:0:0:0:99')]
    : [...u16(1), ...ipv4('192.0.2.10'), ...ipv4('192.0.2.99')]),
];
