import type { Prefix } from '@routeglass/domain/prefix';
import type { Route } from '../life/route.ts';
import type { Collector, Session } from '../world/collectors.ts';
import { writePrefix, writeRoute } from './attributes.ts';
import { encodeRecord, PEER_INDEX_TABLE, RIB_IPV4_UNICAST, RIB_IPV6_UNICAST, TABLE_DUMP_V2 } from './record.ts';

/** Bits of the peer type: IPv6 address; four-byte AS number (RFC 6396, section 4.3.1). */
const IPV6_PEER = 1;
const AS4_PEER = 2;

/** Encodes the first record of a table: the collector's peers, which entries refer to by index. */
export function encodePeerIndex(at: number, { id, name, sessions }: Collector): Uint8Array {
  return encodeRecord(at, TABLE_DUMP_V2, PEER_INDEX_TABLE, (to) => {
    const view = new TextEncoder().encode(name);
    to.bytes(id).u16(view.length).bytes(view).u16(sessions.length);
    for (const { asn, address } of sessions) {
      to.u8(AS4_PEER | (address.length === 16 ? IPV6_PEER : 0));
      to.bytes(routerId(asn)).bytes(address).u32(asn);
    }
  });
}

/** A peer's route in a table. */
export interface Entry {
  readonly session: Session;
  readonly route: Route;
  /** When the peer sent it, in seconds since 1970. */
  readonly originated: number;
}

/** Encodes one prefix with the routes of all peers that have one. */
export function encodeRib(at: number, sequence: number, prefix: Prefix, entries: readonly Entry[]): Uint8Array {
  const subtype = prefix.version === 4 ? RIB_IPV4_UNICAST : RIB_IPV6_UNICAST;
  return encodeRecord(at, TABLE_DUMP_V2, subtype, (to) => {
    to.u32(sequence);
    writePrefix(to, prefix);
    to.u16(entries.length);
    for (const { session, route, originated } of entries) {
      to.u16(session.index).u32(originated);
      to.counted16((body) => writeRoute(body, route, session.address, 'rib'));
    }
  });
}

/** A BGP identifier derived from the peer's ASN. */
function routerId(asn: number): Uint8Array {
  return Uint8Array.of(10, 254, asn >> 8, asn & 0xff);
}
