import type { IpVersion } from '../prefix/address.ts';
import { BadRecord, requireBytes } from './badRecord.ts';
import type { DecodeContext } from './decodeContext.ts';
import { NONE, RowKind } from './formats.ts';
import type { MpPrefixes } from './mpSplitter.ts';

/**
 * The body of a BGP UPDATE (RFC 4271 section 4.3): a row for each prefix withdrawn, in WITHDRAWN ROUTES and MP_UNREACH_NLRI, then for each announced, in NLRI and MP_REACH_NLRI.
 * Prefixes of other address families than IPv4 and IPv6 unicast are passed over.
 */
export function decodeUpdate(
  context: DecodeContext,
  peer: number,
  asnBytes: 2 | 4,
  addPath: boolean,
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

  addPrefixes(context, RowKind.withdrawal, peer, 4, NONE, addPath, view, start + 2, withdrawnEnd);
  const multiprotocol = splitter.split(view, attributesAt, attributesEnd);
  if (multiprotocol && splitter.unreach.found) {
    addMultiprotocol(context, RowKind.withdrawal, peer, splitter.unreach, NONE, addPath, view);
  }
  if (attributesEnd < end) {
    const attributes = multiprotocol
      ? internGood(context, splitter.rest, 0, splitter.restEnd, asnBytes)
      : internGood(context, view, attributesAt, attributesEnd, asnBytes);
    addPrefixes(context, RowKind.announcement, peer, 4, attributes, addPath, view, attributesEnd, end);
  }
  if (multiprotocol && splitter.reach.found && splitter.reach.start < splitter.reach.end && isUnicast(splitter.reach)) {
    const attributes = internGood(context, splitter.rest, 0, splitter.reachEnd, asnBytes);
    addMultiprotocol(context, RowKind.announcement, peer, splitter.reach, attributes, addPath, view);
  } else if (multiprotocol && splitter.reach.found && !isUnicast(splitter.reach)) {
    context.report.passOver(nameOf(splitter.reach));
  }
}

function addMultiprotocol(
  context: DecodeContext,
  kind: number,
  peer: number,
  prefixes: MpPrefixes,
  attributes: number,
  addPath: boolean,
  view: DataView,
): void {
  if (!isUnicast(prefixes)) context.report.passOver(nameOf(prefixes));
  else
    addPrefixes(
      context,
      kind,
      peer,
      prefixes.afi === 1 ? 4 : 6,
      attributes,
      addPath,
      view,
      prefixes.start,
      prefixes.end,
    );
}

function addPrefixes(
  context: DecodeContext,
  kind: number,
  peer: number,
  version: IpVersion,
  attributes: number,
  addPath: boolean,
  view: DataView,
  start: number,
  end: number,
): void {
  const { prefixes } = context.tables;
  for (let at = start; at < end;) {
    let pathId = 0;
    if (addPath) {
      requireBytes(at, 5, end, 'a prefix');
      pathId = view.getUint32(at);
      at += 4;
    }
    const prefix = prefixes.intern(view, at, end, version);
    context.rows.add(kind, peer, prefix, attributes, pathId, 0);
    at += 1 + ((view.getUint8(at) + 7) >> 3);
  }
}

function internGood(context: DecodeContext, view: DataView, start: number, end: number, asnBytes: 2 | 4): number {
  const sets = context.tables.attributeSets;
  const attributes = sets.intern(view, start, end, asnBytes);
  const problem = sets.problemOf(attributes);
  if (problem !== undefined) throw new BadRecord(problem);
  return attributes;
}

function isUnicast(prefixes: MpPrefixes): boolean {
  return prefixes.safi === 1 && (prefixes.afi === 1 || prefixes.afi === 2);
}

function nameOf(prefixes: MpPrefixes): string {
  return `prefixes of AFI ${prefixes.afi} SAFI ${prefixes.safi}`;
}
