import type { IpVersion } from '../prefix/address.ts';
import { BadRecord, requireBytes } from './badRecord.ts';
import type { DecodeContext } from './decodeContext.ts';
import { RowFlag, RowKind, TableDumpV2 } from './formats.ts';
import type { MpSplitter } from './mpSplitter.ts';

/** Decodes a record of TABLE_DUMP_V2: the peer index, or all peers' routes to one prefix. Returns false for a subtype that it does not decode. */
export function decodeTableDumpV2(
  context: DecodeContext,
  subtype: number,
  view: DataView,
  start: number,
  end: number,
): boolean {
  switch (subtype) {
    case TableDumpV2.peerIndexTable:
      context.ribPeers.read(view, start, end, context.tables.peers);
      return true;
    case TableDumpV2.ribIpv4Unicast:
      decodeRib(context, 4, false, view, start, end);
      return true;
    case TableDumpV2.ribIpv6Unicast:
      decodeRib(context, 6, false, view, start, end);
      return true;
    case TableDumpV2.ribIpv4UnicastAddPath:
      decodeRib(context, 4, true, view, start, end);
      return true;
    case TableDumpV2.ribIpv6UnicastAddPath:
      decodeRib(context, 6, true, view, start, end);
      return true;
    default:
      return false;
  }
}

/**
 * RFC 6396 section 4.3.2, with the path identifiers of RFC 8050 section 4.1. Only the route with bad attributes is skipped: by RFC 7606 it is
 * treated as withdrawn, so it is in no table. If a record ends inside a route, the routes before it count.
 */
function decodeRib(
  context: DecodeContext,
  version: IpVersion,
  addPath: boolean,
  view: DataView,
  start: number,
  end: number,
): void {
  const { rows, ribPeers } = context;
  const entryHeader = addPath ? 12 : 8;
  const prefixAt = start + 4;
  requireBytes(prefixAt, 1, end, 'a RIB record');
  const length = view.getUint8(prefixAt);
  if (length > (version === 4 ? 32 : 128)) throw new BadRecord('a prefix is longer than an address');
  let at = prefixAt + 1 + ((length + 7) >> 3);
  requireBytes(at, 2, end, 'a RIB record');
  const sets = context.tables.attributeSets;
  const prefix = context.tables.prefixes.intern(view, prefixAt + 1, length, version);
  const count = view.getUint16(at);
  at += 2;
  rows.flag = addPath ? RowFlag.addPath : 0;
  for (let i = 0; i < count; i++) {
    const attributesAt = at + entryHeader;
    if (attributesAt > end) return context.report.skip(context.offset, 'a RIB entry runs over the end of its record');
    const peerIndex = view.getUint16(at);
    const peer = ribPeers.peerAt(peerIndex);
    const originated = view.getUint32(at + 2);
    const pathId = addPath ? view.getUint32(at + 6) : 0;
    const attributesEnd = attributesAt + view.getUint16(attributesAt - 2);
    if (attributesEnd > end) return context.report.skip(context.offset, 'a RIB entry runs over the end of its record');
    at = attributesEnd;
    const guess = ribPeers.lastAttributes[peerIndex]!;
    const attributes =
      version === 4
        ? sets.internNear(guess, view, attributesAt, attributesEnd, 4)
        : internIpv6Attributes(context, guess, view, attributesAt, attributesEnd);
    ribPeers.lastAttributes[peerIndex] = attributes;
    const problem = sets.problemOf(attributes);
    if (problem === undefined) rows.add(RowKind.route, peer, prefix, attributes, pathId, originated);
    else context.report.skip(context.offset, problem);
  }
}

/**
 * Some IPv6 collectors wrote MP_REACH_NLRI in full, with the prefix. Without the prefix, equal attributes have equal bytes again. If the
 * attributes cannot be split, they are read as they are, which reports the error.
 */
function internIpv6Attributes(
  context: DecodeContext,
  guess: number,
  view: DataView,
  start: number,
  end: number,
): number {
  const { splitter, tables } = context;
  if (wasSplit(splitter, view, start, end)) {
    return tables.attributeSets.internNear(guess, splitter.rest, 0, splitter.reachEnd, 4);
  }
  return tables.attributeSets.internNear(guess, view, start, end, 4);
}

function wasSplit(splitter: MpSplitter, view: DataView, start: number, end: number): boolean {
  try {
    return splitter.split(view, start, end) && splitter.fault === undefined;
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    return false;
  }
}
