import { BadRecord, requireBytes } from './badRecord.ts';
import type { DecodeContext } from './decodeContext.ts';
import { NONE, RowFlag, RowKind } from './formats.ts';
import { decodeUpdate, type Session } from './update.ts';

/** What a subtype of BGP4MP or BGP4MP_ET contains (RFC 6396 section 4.4, RFC 8050 section 3). */
interface Form {
  readonly message: boolean;
  readonly asnBytes: 2 | 4;
  readonly local: boolean;
  readonly addPath: boolean;
}

const FORMS = new Map<number, Form>([
  [0, { message: false, asnBytes: 2, local: false, addPath: false }],
  [1, { message: true, asnBytes: 2, local: false, addPath: false }],
  [4, { message: true, asnBytes: 4, local: false, addPath: false }],
  [5, { message: false, asnBytes: 4, local: false, addPath: false }],
  [6, { message: true, asnBytes: 2, local: true, addPath: false }],
  [7, { message: true, asnBytes: 4, local: true, addPath: false }],
  [8, { message: true, asnBytes: 2, local: false, addPath: true }],
  [9, { message: true, asnBytes: 4, local: false, addPath: true }],
  [10, { message: true, asnBytes: 2, local: true, addPath: true }],
  [11, { message: true, asnBytes: 4, local: true, addPath: true }],
]);

const MARKER_BYTES = 16;
const MESSAGE_HEADER_BYTES = MARKER_BYTES + 3;
const UPDATE = 2;
const OTHER_MESSAGES = new Map([
  [1, 'OPEN'],
  [3, 'NOTIFICATION'],
  [4, 'KEEPALIVE'],
  [5, 'ROUTE-REFRESH'],
  [128, 'ROUTE-REFRESH (old code)'],
]);

/** Decodes a record of BGP4MP or BGP4MP_ET, after its microseconds. Returns false for a subtype that it does not decode. */
export function decodeBgp4mp(
  context: DecodeContext,
  subtype: number,
  view: DataView,
  start: number,
  end: number,
): boolean {
  const form = FORMS.get(subtype);
  if (!form) return false;
  context.rows.flag = (form.addPath ? RowFlag.addPath : 0) | (form.local ? RowFlag.local : 0);
  const { asnBytes } = form;
  // Zebra once wrote state changes without addresses.
  if (!form.message && asnBytes === 2 && end - start === 8) {
    const peer = context.tables.peers.intern(view.getUint16(start), NO_ADDRESS, 0, 4);
    context.rows.add(RowKind.state, peer, NONE, NONE, 0, view.getUint32(start + 4));
    return true;
  }
  const familyAt = start + 2 * asnBytes + 2;
  requireBytes(familyAt, 2, end, 'a BGP4MP header');
  const family = view.getUint16(familyAt);
  if (family !== 1 && family !== 2) throw new BadRecord('a BGP4MP record of an unknown address family');
  const addressBytes = family === 1 ? 4 : 16;
  const body = familyAt + 2 + 2 * addressBytes;
  requireBytes(familyAt + 2, 2 * addressBytes, end, 'a BGP4MP header');
  const asn = asnBytes === 2 ? view.getUint16(start) : view.getUint32(start);
  const peer = context.tables.peers.intern(asn, view, familyAt + 2, family === 1 ? 4 : 6);
  if (form.message) {
    decodeMessage(context, { peer, asnBytes, addPath: form.addPath }, view, body, end);
  } else {
    requireBytes(body, 4, end, 'a state change');
    context.rows.add(RowKind.state, peer, NONE, NONE, 0, view.getUint32(body));
  }
  return true;
}

const NO_ADDRESS = new DataView(new ArrayBuffer(4));

function decodeMessage(context: DecodeContext, session: Session, view: DataView, start: number, end: number): void {
  requireBytes(start, MESSAGE_HEADER_BYTES, end, 'a BGP message');
  for (let i = 0; i < MARKER_BYTES; i += 4) {
    if (view.getInt32(start + i) !== -1) throw new BadRecord('a BGP message without its marker');
  }
  const messageEnd = start + view.getUint16(start + MARKER_BYTES);
  if (messageEnd > end) throw new BadRecord('a BGP message runs over the end');
  if (messageEnd < start + MESSAGE_HEADER_BYTES) throw new BadRecord('a BGP message is shorter than its header');
  const type = view.getUint8(start + MARKER_BYTES + 2);
  if (type === UPDATE) {
    decodeUpdate(context, session, view, start + MESSAGE_HEADER_BYTES, messageEnd);
    return;
  }
  const name = OTHER_MESSAGES.get(type);
  if (name === undefined) throw new BadRecord('a BGP message of an unknown type');
  context.report.passOver(name);
}
