import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Header length of an MRT record (RFC 6396, section 2), and values in a TABLE_DUMP_V2. */
const HEADER = 12;
const PEER_INDEX_TABLE = 1;
const RIBS = [2, 4];
const AS4_PEER = 2;
const IPV6_PEER = 1;
const AS_PATH = 2;
const AS_SEQUENCE = 2;
const EXTENDED_LENGTH = 0x10;

/** Offset between the peers of one copy and the next; larger than any AS number of 2010 with many routes. */
const ASN_STEP = 100_000;

/**
 * Tables of further collectors, made from a real one: the same prefixes, but each peer is another network with another address. Paths begin
 * with its number, so they differ as those of other peers do. Returns the paths of files that contain `routes` routes in total; the last file
 * may be truncated.
 */
export function writeCopies(table: Uint8Array, folder: string, routes: number, from = 0): string[] {
  const paths: string[] = [];
  let left = routes;
  for (let copy = from; left > 0; copy += 1) {
    const { bytes, count } = copyOf(table, copy, left);
    if (count === 0) throw new Error('the table has no routes');
    const path = join(folder, `bview.rrc${String(100 + copy)}.mrt`);
    writeFileSync(path, bytes);
    paths.push(path);
    left -= count;
  }
  return paths;
}

/** A copy of the table with renumbered peers, truncated after `most` routes. */
function copyOf(table: Uint8Array, copy: number, most: number): { bytes: Uint8Array; count: number } {
  const bytes = table.slice();
  const view = new DataView(bytes.buffer);
  let peers: number[] = [];
  let count = 0;
  let at = 0;
  while (at + HEADER <= bytes.length && count < most) {
    const subtype = view.getUint16(at + 6);
    const end = at + HEADER + view.getUint32(at + 8);
    if (subtype === PEER_INDEX_TABLE) peers = renumberPeers(view, at + HEADER, copy);
    else if (RIBS.includes(subtype)) count += renumberPaths(view, at + HEADER, copy === 0 ? [] : peers);
    at = end;
  }
  return { bytes: bytes.subarray(0, at), count };
}

/** Gives the peers other numbers and addresses. Returns the numbers by position. */
function renumberPeers(view: DataView, start: number, copy: number): number[] {
  const peers: number[] = [];
  let at = start + 4;
  at += 2 + view.getUint16(at);
  const count = view.getUint16(at);
  at += 2;
  for (let i = 0; i < count; i += 1) {
    const type = view.getUint8(at);
    at += 5;
    at += (type & IPV6_PEER) === 0 ? 4 : 16;
    view.setUint8(at - 3, (view.getUint8(at - 3) + copy * 16) & 0xff);
    const isWide = (type & AS4_PEER) !== 0;
    const asn = isWide ? view.getUint32(at) : view.getUint16(at);
    if (isWide) view.setUint32(at, asn + copy * ASN_STEP);
    peers.push(asn + (isWide ? copy * ASN_STEP : 0));
    at += isWide ? 4 : 2;
  }
  return peers;
}

/** Makes each path begin with its peer's number. Returns the number of routes. */
function renumberPaths(view: DataView, start: number, peers: readonly number[]): number {
  let at = start + 4;
  at += 1 + ((view.getUint8(at) + 7) >> 3);
  const count = view.getUint16(at);
  at += 2;
  for (let i = 0; i < count; i += 1) {
    const asn = peers[view.getUint16(at)];
    const end = at + 8 + view.getUint16(at + 6);
    at += 8;
    while (at < end) {
      const isLong = (view.getUint8(at) & EXTENDED_LENGTH) !== 0;
      const body = at + (isLong ? 4 : 3);
      const next = body + (isLong ? view.getUint16(at + 2) : view.getUint8(at + 2));
      const isPath = view.getUint8(at + 1) === AS_PATH && next > body && view.getUint8(body) === AS_SEQUENCE;
      if (isPath && asn !== undefined) view.setUint32(body + 2, asn);
      at = next;
    }
  }
  return count;
}

/** The same updates, this many seconds later. */
export function laterUpdates(updates: Uint8Array, seconds: number): Uint8Array {
  const bytes = updates.slice();
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + HEADER <= bytes.length; at += HEADER + view.getUint32(at + 8)) {
    view.setUint32(at, view.getUint32(at) + seconds);
  }
  return bytes;
}
