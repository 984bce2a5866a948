import { BadRecord, requireBytes } from './badRecord.ts';
import type { PeerTable } from './peerTable.ts';

/** Bits of a peer's type in the PEER_INDEX_TABLE. */
const IPV6 = 1;
const FOUR_BYTE_AS = 2;

/** The current PEER_INDEX_TABLE (RFC 6396 section 4.3.1), which maps the entries of RIB records to peers. */
export class RibPeers {
  #record: DataView = new DataView(new ArrayBuffer(0));
  #peers: Uint32Array = new Uint32Array(0);
  /** For each peer of the index, the attributes of its last route: the next one often has the same. */
  lastAttributes = new Uint32Array(0);

  /** Replaces the index with the table whose body is `view[start … end)`. */
  read(view: DataView, start: number, end: number, peers: PeerTable): void {
    const record = new DataView(view.buffer.slice(view.byteOffset + start, view.byteOffset + end));
    this.#peers = peersOf(record, peers);
    this.#record = record;
    this.lastAttributes = new Uint32Array(this.#peers.length);
  }

  /** Interns the peers of the index in new tables. */
  moveTo(peers: PeerTable): void {
    if (this.#peers.length > 0) this.#peers = peersOf(this.#record, peers);
  }

  /** The peer at a position of the index. */
  peerAt(index: number): number {
    if (index >= this.#peers.length) throw new BadRecord('a route of a peer that is not in the peer index');
    return this.#peers[index]!;
  }
}

function peersOf(record: DataView, peers: PeerTable): Uint32Array {
  const end = record.byteLength;
  requireBytes(0, 6, end, 'the peer index');
  let at = 6 + record.getUint16(4);
  requireBytes(at, 2, end, 'the peer index');
  const count = record.getUint16(at);
  at += 2;
  requireBytes(at, count * SMALLEST_ENTRY, end, 'the peer index');
  const found = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    requireBytes(at, 1, end, 'the peer index');
    const type = record.getUint8(at);
    const addressAt = at + 5;
    const asnAt = addressAt + ((type & IPV6) !== 0 ? 16 : 4);
    at = asnAt + ((type & FOUR_BYTE_AS) !== 0 ? 4 : 2);
    if (at > end) throw new BadRecord('the peer index runs over the end');
    const asn = (type & FOUR_BYTE_AS) !== 0 ? record.getUint32(asnAt) : record.getUint16(asnAt);
    found[i] = peers.intern(asn, record, addressAt, (type & IPV6) !== 0 ? 6 : 4);
  }
  return found;
}

/** Type, BGP identifier, IPv4 address, two-byte AS. */
const SMALLEST_ENTRY = 11;
