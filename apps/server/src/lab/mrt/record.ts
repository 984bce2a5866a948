import { ByteWriter } from './byteWriter.ts';

/** MRT types and subtypes (RFC 6396) that the lab writes. */
export const TABLE_DUMP_V2 = 13;
export const PEER_INDEX_TABLE = 1;
export const RIB_IPV4_UNICAST = 2;
export const RIB_IPV6_UNICAST = 4;
export const BGP4MP = 16;
export const MESSAGE_AS4 = 4;
export const STATE_CHANGE_AS4 = 5;

/** Encodes an MRT record with its common header (RFC 6396, section 2). */
export function encodeRecord(at: number, type: number, subtype: number, write: (to: ByteWriter) => void): Uint8Array {
  return new ByteWriter().u32(at).u16(type).u16(subtype).counted32(write).done();
}
