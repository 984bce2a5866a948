import type { IpVersion } from '../prefix/address.ts';
import { BadRecord, requireBytes } from './badRecord.ts';
import type { DecodeContext } from './decodeContext.ts';
import { NONE, RowFlag, RowKind } from './formats.ts';
import { isDecoded, type MpPrefixes } from './mpSplitter.ts';

/** The session that received an UPDATE. */
export interface Session {
  /** Index into the table of peers. */
  readonly peer: number;
  /** Size of the ASNs in its AS_PATH. */
  readonly asnBytes: 2 | 4;
  /** Whether its prefixes have path identifiers (RFC 7911). */
  readonly addPath: boolean;
}

/**
 * Decodes the body of a BGP UPDATE (RFC 4271 section 4.3): a row for each withdrawn prefix in WITHDRAWN ROUTES and MP_UNREACH_NLRI, then for
 * each announced one in NLRI and MP_REACH_NLRI. Prefixes of address families other than IPv4 and IPv6, unicast or multicast, are counted but
 * not returned. Prefixes announced with malformed attributes are treated as withdrawn (RFC 7606 section 2) and reported.
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
  if (multiprotocol && hasPrefixes(context, splitter.unreach)) {
    addMultiprotocol(context, RowKind.withdrawal, session, splitter.unreach, NONE, view);
  }
  const sets = context.tables.attributeSets;
  let problem: string | undefined;
  if (attributesEnd < end) {
    const attributes = multiprotocol
      ? sets.intern(splitter.rest, 0, splitter.restEnd, session.asnBytes)
      : sets.intern(view, attributesAt, attributesEnd, session.asnBytes);
    problem = splitter.fault ?? sets.problemOf(attributes);
    const kind = problem === undefined ? RowKind.announcement : RowKind.withdrawal;
    addPrefixes(context, kind, session, 4, problem === undefined ? attributes : NONE, view, attributesEnd, end);
  }
  if (multiprotocol && hasPrefixes(context, splitter.reach)) {
    const attributes = sets.intern(splitter.rest, 0, splitter.reachEnd, session.asnBytes);
    problem = splitter.fault ?? sets.problemOf(attributes);
    const kind = problem === undefined ? RowKind.announcement : RowKind.withdrawal;
    addMultiprotocol(context, kind, session, splitter.reach, problem === undefined ? attributes : NONE, view);
  }
  if (problem !== undefined) context.report.skip(context.offset, `${problem}: treated as withdrawn`);
  else if (splitter.fault !== undefined) context.report.skip(context.offset, splitter.fault);
}

/** Whether there are prefixes to return. Those of other families are counted. */
function hasPrefixes(context: DecodeContext, prefixes: MpPrefixes): boolean {
  const { afi, safi, start, end } = prefixes;
  if (start === end) return false;
  const decoded = isDecoded(prefixes);
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
    const isTooLong = length > (version === 4 ? 32 : 128);
    if (isTooLong || next > end) {
      if (!context.tolerant)
        throw new BadRecord(isTooLong ? 'a prefix is longer than an address' : 'a prefix runs over the end');
      context.report.passOver('malformed prefixes');
      return;
    }
    const prefix = tables.prefixes.intern(view, at + 1, length, version);
    rows.add(kind, session.peer, prefix, attributes, pathId, 0);
    at = next;
  }
}
