import type { AsGroup, AsPath } from '../as-path/asPath.ts';
import { BadRecord, requireBytes } from './badRecord.ts';
import type { WordList } from '../columns/wordInterner.ts';

/** AS_PATH segment types (RFC 4271 section 4.3, RFC 5065 section 3). */
export const SegmentType = { set: 1, sequence: 2, confedSequence: 3, confedSet: 4 } as const;

const TYPE_SHIFT = 24;
const COUNT_MASK = 0xff_ffff;
const GROUP_KINDS: Record<number, AsGroup['kind']> = { 1: 'set', 3: 'confed-sequence', 4: 'confed-set' };

/**
 * Reads an AS_PATH or AS4_PATH into words: one word with type and number of ASNs for each segment, then the ASNs. Adjacent sequences are merged
 * and empty segments dropped, so that equal paths have equal words for any segmentation and size of ASNs.
 */
export function readPath(view: DataView, start: number, end: number, asnBytes: 2 | 4, into: WordList): void {
  into.clear();
  let last = -1;
  for (let at = start; at < end;) {
    requireBytes(at, 2, end, 'an AS_PATH segment');
    const type = view.getUint8(at);
    const count = view.getUint8(at + 1);
    at += 2;
    if (type < SegmentType.set || type > SegmentType.confedSet) throw new BadRecord('unknown AS_PATH segment type');
    requireBytes(at, count * asnBytes, end, 'an AS_PATH segment');
    if (count === 0) continue;
    last = openSegment(into, last, type, count);
    for (const to = at + count * asnBytes; at < to; at += asnBytes)
      into.push(asnBytes === 4 ? view.getInt32(at) : view.getUint16(at));
  }
}

/**
 * RFC 6793 section 4.2.3: the path of an old speaker with the four-byte ASNs from AS4_PATH. The leading hops that AS4_PATH lacks come from
 * AS_PATH, with the confederation segments that lead it or are next to those hops. An AS4_PATH with more hops than AS_PATH is ignored, and so
 * are confederation segments in it.
 */
export function mergeAs4Path(path: WordList, as4Path: WordList, into: WordList): void {
  into.clear();
  const surplus = hopsOf(path) - hopsOf(as4Path);
  if (surplus < 0) copySegments(path, Number.POSITIVE_INFINITY, true, into, -1);
  else copySegments(as4Path, Number.POSITIVE_INFINITY, false, into, copySegments(path, surplus, true, into, -1));
}

/** The path from the words of `readPath`. */
export function pathOf(words: Uint32Array): AsPath {
  const path: (number | AsGroup)[] = [];
  for (let at = 0; at < words.length;) {
    const type = words[at]! >>> TYPE_SHIFT;
    const to = at + 1 + (words[at]! & COUNT_MASK);
    const kind = GROUP_KINDS[type];
    const asns = words.subarray(at + 1, to);
    if (kind) path.push({ kind, asns: [...asns] });
    else path.push(...asns);
    at = to;
  }
  return path;
}

/** The last ASN of a path that ends in a sequence. */
export function originOfWords(words: Uint32Array): number | undefined {
  let type = 0;
  for (let at = 0; at < words.length; at += 1 + (words[at]! & COUNT_MASK)) type = words[at]! >>> TYPE_SHIFT;
  return type === SegmentType.sequence ? words.at(-1) : undefined;
}

function openSegment(into: WordList, last: number, type: number, count: number): number {
  if (last >= 0 && type === SegmentType.sequence && into.words[last]! >>> TYPE_SHIFT === type) {
    into.words[last]! += count;
    return last;
  }
  into.push((type << TYPE_SHIFT) | count);
  return into.length - 1;
}

/** Length of a path in route selection: a set is one hop, confederation segments are none. */
function hopsOf(path: WordList): number {
  let hops = 0;
  for (let at = 0; at < path.length; at += 1 + (path.words[at]! & COUNT_MASK)) {
    const type = path.words[at]! >>> TYPE_SHIFT;
    if (type === SegmentType.sequence) hops += path.words[at]! & COUNT_MASK;
    else if (type === SegmentType.set) hops += 1;
  }
  return hops;
}

/**
 * Copies this many hops, cutting the last segment if needed. With `confederations`, also copies the confederation segments before, between and
 * right after them. Returns the start of the last segment in `into`, -1 if there is none.
 */
function copySegments(
  path: WordList,
  hops: number,
  confederations: boolean,
  into: WordList,
  lastSegment: number,
): number {
  let last = lastSegment;
  let left = hops;
  for (let at = 0; at < path.length; at += 1 + (path.words[at]! & COUNT_MASK)) {
    const type = path.words[at]! >>> TYPE_SHIFT;
    const isConfederation = type === SegmentType.confedSequence || type === SegmentType.confedSet;
    if (isConfederation && !confederations) continue;
    if (!isConfederation && left === 0) break;
    const full = path.words[at]! & COUNT_MASK;
    const count = type === SegmentType.sequence ? Math.min(full, left) : full;
    last = openSegment(into, last, type, count);
    for (let i = 1; i <= count; i++) into.push(path.words[at + i]!);
    if (count < full) break;
    if (!isConfederation) left -= type === SegmentType.set ? 1 : count;
  }
  return last;
}
