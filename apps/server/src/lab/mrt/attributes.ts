import type { Prefix } from '@routeglass/domain/prefix';
import type { Route } from '../life/route.ts';
import type { ByteWriter } from './byteWriter.ts';

const ORIGIN = 1;
const AS_PATH = 2;
const NEXT_HOP = 3;
const COMMUNITIES = 8;
const MP_REACH_NLRI = 14;
const MP_UNREACH_NLRI = 15;
const LARGE_COMMUNITIES = 32;

const WELL_KNOWN = 0x40;
const OPTIONAL = 0x80;
const OPTIONAL_TRANSITIVE = 0xc0;
const EXTENDED_LENGTH = 0x10;

const AS_SEQUENCE = 2;
const LONGEST_SEGMENT = 255;

/** Address family and unicast: the first bytes of MP_REACH_NLRI and MP_UNREACH_NLRI (RFC 4760). */
const IPV6_UNICAST = Uint8Array.of(0, 2, 1);

/** Writes the attributes common to RIB entries and updates: origin IGP, AS path with four-byte ASNs, next hop, communities. */
export function writeRoute(to: ByteWriter, route: Route, nextHop: Uint8Array, family: 'rib' | readonly Prefix[]): void {
  attribute(to, WELL_KNOWN, ORIGIN, 1).u8(0);
  writePath(to, route.path);
  if (nextHop.length === 4) attribute(to, WELL_KNOWN, NEXT_HOP, 4).bytes(nextHop);
  if (route.communities.length > 0) {
    attribute(to, OPTIONAL_TRANSITIVE, COMMUNITIES, 4 * route.communities.length);
    for (const [asn, value] of route.communities) to.u16(asn).u16(value);
  }
  if (nextHop.length === 16) writeReach(to, nextHop, family);
  if (route.largeCommunities.length > 0) {
    attribute(to, OPTIONAL_TRANSITIVE, LARGE_COMMUNITIES, 12 * route.largeCommunities.length);
    for (const [asn, one, two] of route.largeCommunities) to.u32(asn).u32(one).u32(two);
  }
}

/** Writes the only attribute of an update that withdraws IPv6 prefixes. */
export function writeUnreach(to: ByteWriter, prefixes: readonly Prefix[]): void {
  attribute(to, OPTIONAL, MP_UNREACH_NLRI, IPV6_UNICAST.length + bytesOf(prefixes)).bytes(IPV6_UNICAST);
  for (const prefix of prefixes) writePrefix(to, prefix);
}

/** Writes the length in bits, then only the bytes needed (RFC 4271, section 4.3). */
export function writePrefix(to: ByteWriter, { bytes, length }: Prefix): void {
  to.u8(length).bytes(bytes.subarray(0, (length + 7) >> 3));
}

/** Number of bytes that `writePrefix` needs for all. */
function bytesOf(prefixes: readonly Prefix[]): number {
  return prefixes.reduce((sum, { length }) => sum + 1 + ((length + 7) >> 3), 0);
}

/** A RIB entry has only the next hop (RFC 6396, section 4.3.4), an update the whole attribute. */
function writeReach(to: ByteWriter, nextHop: Uint8Array, family: 'rib' | readonly Prefix[]): void {
  if (family === 'rib') {
    attribute(to, OPTIONAL, MP_REACH_NLRI, 1 + nextHop.length)
      .u8(nextHop.length)
      .bytes(nextHop);
    return;
  }
  attribute(to, OPTIONAL, MP_REACH_NLRI, IPV6_UNICAST.length + 2 + nextHop.length + bytesOf(family));
  to.bytes(IPV6_UNICAST).u8(nextHop.length).bytes(nextHop).u8(0);
  for (const prefix of family) writePrefix(to, prefix);
}

function writePath(to: ByteWriter, path: readonly number[]): void {
  const segments = Math.ceil(path.length / LONGEST_SEGMENT);
  attribute(to, WELL_KNOWN, AS_PATH, 2 * segments + 4 * path.length);
  for (let i = 0; i < path.length; i += LONGEST_SEGMENT) {
    const segment = path.slice(i, i + LONGEST_SEGMENT);
    to.u8(AS_SEQUENCE).u8(segment.length);
    for (const asn of segment) to.u32(asn);
  }
}

/** Writes the header of an attribute. The caller writes the body of `length` bytes next. */
function attribute(to: ByteWriter, flags: number, type: number, length: number): ByteWriter {
  if (length > 255)
    return to
      .u8(flags | EXTENDED_LENGTH)
      .u8(type)
      .u16(length);
  return to.u8(flags).u8(type).u8(length);
}
