import { BadRecord, requireBytes } from './badRecord.ts';
import type { DecodeContext } from './decodeContext.ts';
import { RowKind } from './formats.ts';

/** Decodes one route of a TABLE_DUMP (RFC 6396 section 4.2). Subtypes 1 and 2 are IPv4 and IPv6 with two-byte ASNs, 3 and 4 with four-byte ones. */
export function decodeTableDump(
  context: DecodeContext,
  subtype: number,
  view: DataView,
  start: number,
  end: number,
): void {
  if (subtype < 1 || subtype > 4) throw new BadRecord('a table dump of an unknown address family');
  const version = subtype === 1 || subtype === 3 ? 4 : 6;
  const asnBytes = subtype <= 2 ? 2 : 4;
  const addressBytes = version === 4 ? 4 : 16;
  const attributesAt = start + 4 + addressBytes + 6 + addressBytes + asnBytes + 2;
  requireBytes(start, attributesAt - start, end, 'a table dump record');

  const prefixAt = start + 4;
  const lengthAt = prefixAt + addressBytes;
  const length = view.getUint8(lengthAt);
  if (length > addressBytes * 8) throw new BadRecord('a prefix is longer than an address');
  const peerAt = lengthAt + 6;
  const asnAt = peerAt + addressBytes;
  const attributesEnd = attributesAt + view.getUint16(attributesAt - 2);
  if (attributesEnd > end) throw new BadRecord('attributes run over the end');

  const { tables } = context;
  const attributes = tables.attributeSets.intern(view, attributesAt, attributesEnd, asnBytes);
  const problem = tables.attributeSets.problemOf(attributes);
  if (problem !== undefined) throw new BadRecord(problem);
  const prefix = tables.prefixes.intern(view, prefixAt, length, version);
  const peer = tables.peers.intern(
    asnBytes === 2 ? view.getUint16(asnAt) : view.getUint32(asnAt),
    view,
    peerAt,
    version,
  );
  context.rows.add(RowKind.route, peer, prefix, attributes, 0, view.getUint32(lengthAt + 2));
}
