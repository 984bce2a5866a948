import type { Prefix } from '@routeglass/domain/prefix';
import type { Route } from '../life/route.ts';
import { ByteWriter } from './byteWriter.ts';

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

/** Address family and unicast, as MP_REACH_NLRI and MP_UNREACH_NLRI begin (RFC 4760). */
const IPV6_UNICAST = Uint8Array.of(0, 2, 1);

/** Origin IGP, AS path of four bytes a number, next hop, communities: what a RIB entry and an update have in common. */
export function writeRoute(to: ByteWriter, route: Route, nextHop: Uint8Array, family: 'rib' | readonly Prefix[]): void {
  attribute(to, WELL_KNOWN, ORIGIN, (body) => body.u8(0));
  attribute(to, WELL_KNOWN, AS_PATH, (body) => writePath(body, route.path));
  if (nextHop.length === 4) attribute(to, WELL_KNOWN, NEXT_HOP, (body) => body.bytes(nextHop));
  if (route.communities.length > 0) {
    attribute(to, OPTIONAL_TRANSITIVE, COMMUNITIES, (body) => {
      for (const [asn, value] of route.communities) body.u16(asn).u16(value);
    });
  }
  if (nextHop.length === 16) attribute(to, OPTIONAL, MP_REACH_NLRI, (body) => writeReach(body, nextHop, family));
  if (route.largeCommunities.length > 0) {
    attribute(to, OPTIONAL_TRANSITIVE, LARGE_COMMUNITIES, (body) => {
      for (const [asn, one, two] of route.largeCommunities) body.u32(asn).u32(one).u32(two);
    });
  }
}

/** The only attribute of an update that withdraws IPv6 prefixes. */
export function writeUnreach(to: ByteWriter, prefixes: readonly Prefix[]): void {
  attribute(to, OPTIONAL, MP_UNREACH_NLRI, (body) => {
    body.bytes(IPV6_UNICAST);
    for (const prefix of prefixes) writePrefix(body, prefix);
  });
}

/** Length in bits, then as many bytes as hold them (RFC 4271, section 4.3). */
export function writePrefix(to: ByteWriter, { bytes, length }: Prefix): void {
  to.u8(length).bytes(bytes.subarray(0, (length + 7) >> 3));
}

/** In a RIB entry only the next hop stands (RFC 6396, section 4.3.4), in an update the whole attribute. */
function writeReach(to: ByteWriter, nextHop: Uint8Array, family: 'rib' | readonly Prefix[]): void {
  if (family !== 'rib') to.bytes(IPV6_UNICAST);
  to.u8(nextHop.length).bytes(nextHop);
  if (family === 'rib') return;
  to.u8(0);
  for (const prefix of family) writePrefix(to, prefix);
}

function writePath(to: ByteWriter, path: readonly number[]): void {
  for (let i = 0; i < path.length; i += LONGEST_SEGMENT) {
    const segment = path.slice(i, i + LONGEST_SEGMENT);
    to.u8(AS_SEQUENCE).u8(segment.length);
    for (const asn of segment) to.u32(asn);
  }
}

function attribute(to: ByteWriter, flags: number, type: number, write: (body: ByteWriter) => void): void {
  const body = new ByteWriter();
  write(body);
  const isLong = body.length > 255;
  to.u8(isLong ? flags | EXTENDED_LENGTH : flags).u8(type);
  (isLong ? to.u16(body.length) : to.u8(body.length)).bytes(body.done());
}
