import type { IpVersion } from '../prefix/address.ts';
import { BadRecord, requireBytes } from './badRecord.ts';
import type { DecodeContext } from './decodeContext.ts';
import { NONE, RowFlag, RowKind } from './formats.ts';
import type { MpPrefixes } from './mpSplitter.ts';

/** The session an UPDATE was heard on. */
export interface Session {
  /** Index of the table of peers. */
  readonly peer: number;
  /** Size of the ASNs in its AS_PATH. */
  readonly asnBytes: 2 | 4;
  /** Whether its prefixes have path identifiers (RFC 7911). */
  readonly addPath: boolean;
}

/**
 * The body of a BGP UPDATE (RFC 4271 section 4.3): a row for each prefix withdrawn, in WITHDRAWN ROUTES and MP_UNREACH_NLRI, then for each announced, in NLRI and
 * MP_REACH_NLRI. Prefixes of other address families than IPv4 and IPv6, unicast or multicast, are passed over.
 */
export function decodeUpdate(
  context: DecodeContext,
  session: Session,
  view: DataView,
  start: number,
  end: number,
): void {
  const { splitter } = context;
  requireBytes(start, 2, end, 'an UPDATE');
  const withdrawnEnd = start + 2 + view.getUint16(start);
  requireBytes(withdrawnEnd, 2, end, 'an UPDATE');
  const attributesAt = withdrawnEnd + 2;
  const attributesEnd = attributesAt + view.getUint16(withdrawnEnd);
  if (attributesEnd > end) throw new BadRecord('attributes run over the end');

  addPrefixes(context, RowKind.withdrawal, session, 4, NONE, view, start + 2, withdrawnEnd);
  const multiprotocol = splitter.split(view, attributesAt, attributesEnd);
  if (multiprotocol && isDecoded(context, splitter.unreach)) {
    addMultiprotocol(context, RowKind.withdrawal, session, splitter.unreach, NONE, view);
  }
  if (attributesEnd < end) {
    const attributes = multiprotocol
      ? internGood(context, splitter.rest, 0, splitter.restEnd, session.asnBytes)
      : internGood(context, view, attributesAt, attributesEnd, session.asnBytes);
    addPrefixes(context, RowKind.announcement, session, 4, attributes, view, attributesEnd, end);
  }
  if (multiprotocol && isDecoded(context, splitter.reach)) {
    const attributes = internGood(context, splitter.rest, 0, splitter.reachEnd, session.asnBytes);
    addMultiprotocol(context, RowKind.announcement, session, splitter.reach, attributes, view);
  }
}

/** SAFI 3, both unicast and multicast, is long withdrawn (RFC 4760 section 5) but still in old files. */
function isDecoded(context: DecodeContext, prefixes: MpPrefixes): boolean {
  const { afi, safi, start, end } = prefixes;
  if (start === end) return false;
  const decoded = (afi === 1 || afi === 2) && safi >= 1 && safi <= 3;
  if (!decoded) context.report.passOver(`prefixes of AFI ${afi} SAFI ${safi}`);
  return decoded;
}

function addMultiprotocol(
  context: DecodeContext,
  kind: number,
  session: Session,
  prefixes: MpPrefixes,
  attributes: number,
  view: DataView,
): void {
  if (prefixes.safi === 2) context.rows.flag |= RowFlag.multicast;
  addPrefixes(context, kind, session, prefixes.afi === 1 ? 4 : 6, attributes, view, prefixes.start, prefixes.end);
  context.rows.flag &= ~RowFlag.multicast;
}

function addPrefixes(
  context: DecodeContext,
  kind: number,
  session: Session,
  version: IpVersion,
  attributes: number,
  view: DataView,
  start: number,
  end: number,
): void {
  const { rows, tables } = context;
  for (let at = start; at < end;) {
    let pathId = 0;
    if (session.addPath) {
      requireBytes(at, 5, end, 'a prefix');
      pathId = view.getUint32(at);
      at += 4;
    }
    const length = view.getUint8(at);
    const next = at + 1 + ((length + 7) >> 3);
    if (next > end || length > (version === 4 ? 32 : 128)) {
      if (!context.tolerant)
        throw new BadRecord(next > end ? 'a prefix runs over the end' : 'a prefix is longer than an address');
      context.report.passOver('malformed prefixes');
      if (next > end) return;
    }
    const prefix = tables.prefixes.intern(view, at + 1, length > 128 ? 0 : length, version);
    rows.add(kind, session.peer, prefix, attributes, pathId, 0);
    at = next;
  }
}

function internGood(context: DecodeContext, view: DataView, start: number, end: number, asnBytes: 2 | 4): number {
  const sets = context.tables.attributeSets;
  const attributes = sets.intern(view, start, end, asnBytes);
  const problem = sets.problemOf(attributes);
  if (problem !== undefined) throw new BadRecord(problem);
  return attributes;
}
