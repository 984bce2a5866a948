import { specialPurposeReader } from '@routeglass/domain/bogon';
import { parsePrefix } from '@routeglass/domain/prefix';
import { scanReportReader } from '@routeglass/domain/scan';
import type { SourceKind } from '../../store/schema.ts';
import { csvFields } from '../csv/csvFields.ts';
import { vrpRowReader } from '../vrps/decode.ts';

/** Bytes of content that `recogniseKind` needs, if there are that many. */
export const HEAD_BYTES = 64 * 1024;

/** MRT types of RFC 6396 (and the deprecated type 5), by content. */
const MRT_RIBS = new Set([12, 13]);
const MRT_UPDATES = new Set([5, 16, 17]);
const MRT_HEADER = 12;
const LONGEST_RECORD = 16 * 1024 * 1024;
const MOST_SUBTYPE = 64;

/** Comments and blank lines, then the first attribute of an object: of a class that is read, or one found in the same dumps. */
const RPSL =
  /^(?:(?:[%#].*)?\r?\n)*(?:route6?|as-set|route-set|aut-num|mntner|as-block|inet6?num|person|role|organisation|domain|key-cert|filter-set|peering-set|rtr-set|inet-rtr|irt):/;

/** The version line of delegated statistics after comments, or one of their records. */
const DELEGATED = /^(?:(?:#.*)?\r?\n)*(?:\d+(?:\.\d+)?\|[a-z]+\|\d+\||[a-z]+\|(?:[a-z]{2}|\*)?\|(?:asn|ipv4|ipv6)\|)/i;

/** Comments and blank lines, then a community or pattern, a comma and its meaning. */
const COMMUNITIES = /^(?:(?:#.*)?\r?\n)*(?:(?:rt|soo) )?[\dxn<ASN>-]{1,12}:[\dxn-]{1,12}(?::[\dxn-]{1,12})?,/;

/**
 * Detects the kind of a file from the beginning of its decompressed content; its name does not matter. Undefined if unknown.
 *
 * Registries: RPSL after comments. Communities: `3356:100,meaning`. Organizations: CAIDA's JSON, one object a line, or `registry,organisation,asn`.
 * Delegated statistics: the version line or a record. Special-purpose registries and scan reports: CSV that begins with their column names. VRPs:
 * JSON with a member `roas`, or a validator's CSV. ASPAs: JSON with `aspas` and no VRPs before it. PeeringDB: JSON with `net`. Names: a JSON map of
 * AS numbers to texts, or CSV that begins with an AS number (and no prefix after it) or the header `asn,`.
 */
export function recogniseKind(head: Uint8Array): SourceKind | undefined {
  const text = textOf(head);
  if (text?.startsWith('{')) return kindOfJson(text);
  if (text !== undefined && RPSL.test(text)) return 'irr';
  if (text !== undefined && DELEGATED.test(text)) return 'delegated';
  const header = text === undefined ? [] : csvFields(firstRow(text));
  if (specialPurposeReader(header)) return 'special-purpose';
  if (scanReportReader(header)) return 'scans';
  if (vrpRowReader(header)) return 'vrps';
  if (text !== undefined && COMMUNITIES.test(text)) return 'communities';
  if (text !== undefined && /^[a-z]+,[^,\n]+,(?:AS)?\d{1,10}\r?$/im.test(text)) return 'organisations';
  if (text !== undefined && /^(?:asn,|(?:AS)?\d{1,10},)/i.test(text))
    return parsePrefix(header[1] ?? '') ? undefined : 'as-names';
  return kindOfMrt(head);
}

function kindOfJson(text: string): SourceKind | undefined {
  if (/^\{\s*"\d{1,10}"\s*:\s*"/.test(text)) return 'as-names';
  // Top-level keys come in any order. The first of a dump's long tables is visible here, but perhaps no other.
  if (/^\{[^\n]*"organizationId"/.test(text)) return 'organisations';
  if (/"roas"\s*:\s*\[\s*\{/.test(text)) return 'vrps';
  // rpki-client's metadata also has a number under `aspas`.
  if (/"aspas"\s*:\s*[[{]/.test(text)) return 'aspas';
  if (/"roas"\s*:\s*\[/.test(text)) return 'vrps';
  if (/"(?:net|org|ix|poc|fac|carrier|campus|ixlan|netixlan|netfac)"\s*:\s*\{/.test(text)) return 'peeringdb';
  return undefined;
}

/** The first line that is neither empty nor a comment. */
function firstRow(text: string): string {
  return /^(?:(?:#.*)?\r?\n)*(.*)/.exec(text)?.[1]?.trim() ?? '';
}

function kindOfMrt(head: Uint8Array): SourceKind | undefined {
  if (head.length < MRT_HEADER) return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const type = view.getUint16(4);
  if (view.getUint16(6) > MOST_SUBTYPE || view.getUint32(8) > LONGEST_RECORD) return undefined;
  if (MRT_RIBS.has(type)) return 'mrt-rib';
  return MRT_UPDATES.has(type) ? 'mrt-updates' : undefined;
}

/** The head as text, without byte order mark and leading space; undefined if it has bytes that do not occur in text. */
function textOf(head: Uint8Array): string | undefined {
  for (const byte of head.subarray(0, 512)) {
    if (byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d)) return undefined;
  }
  return new TextDecoder().decode(head).trimStart();
}
