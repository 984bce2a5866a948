import { BadRecord, requireBytes } from './badRecord.ts';
import type { DecodeContext } from './decodeContext.ts';
import { NONE, RowKind } from './formats.ts';
import { decodeUpdate } from './update.ts';

const UPDATE = 1;
const STATE_CHANGE = 3;
/** AS and IPv4 address. */
const SPEAKER_BYTES = 6;
/** Longest UPDATE. It has no BGP message header here, so only the record has a length. */
const MAX_UPDATE_BYTES = 65_535;

/**
 * Decodes a record of the deprecated type BGP (RFC 6396 appendix B.2), which has only IPv4 sessions and two-byte ASNs. Returns false for a
 * subtype that it does not decode.
 */
export function decodeLegacyBgp(
  context: DecodeContext,
  subtype: number,
  view: DataView,
  start: number,
  end: number,
): boolean {
  if (subtype !== UPDATE && subtype !== STATE_CHANGE) return false;
  requireBytes(start, SPEAKER_BYTES, end, 'a BGP record');
  const peer = context.tables.peers.intern(view.getUint16(start), view, start + 2, 4);
  if (subtype === UPDATE) {
    const body = start + 2 * SPEAKER_BYTES;
    requireBytes(start, 2 * SPEAKER_BYTES, end, 'a BGP record');
    if (end - body > MAX_UPDATE_BYTES) throw new BadRecord('an UPDATE is longer than a BGP message');
    decodeUpdate(context, { peer, asnBytes: 2, addPath: false }, view, body, end);
  } else {
    requireBytes(start, SPEAKER_BYTES + 4, end, 'a state change');
    context.rows.add(RowKind.state, peer, NONE, NONE, 0, view.getUint32(start + SPEAKER_BYTES));
  }
  return true;
}
