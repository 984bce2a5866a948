import type { TextBuffer } from './textBuffer.ts';

const DOT = 0x2e;
const COLON = 0x3a;
const GROUPS = 8;

/** Appends a word as a dotted quad. */
export function writeIpv4(word: number, text: TextBuffer): void {
  text.number(word >>> 24);
  text.char(DOT);
  text.number((word >>> 16) & 0xff);
  text.char(DOT);
  text.number((word >>> 8) & 0xff);
  text.char(DOT);
  text.number(word & 0xff);
}

/**
 * Appends the IPv6 address of four words in bgpdump's notation. Unlike RFC 5952, it shortens a single zero group, too, and shows the last word
 * of an address that begins with six zero groups as a dotted quad.
 */
export function writeIpv6(a: number, b: number, c: number, d: number, text: TextBuffer): void {
  const words = [a, b, c, d];
  const group = (i: number): number => (i % 2 === 0 ? words[i >> 1]! >>> 16 : words[i >> 1]! & 0xffff);
  const zeros = longestZeroRun(group);
  const quad = zeros.start === 0 && (zeros.length === 6 || (zeros.length === 5 && group(5) === 0xffff));
  const last = quad ? 6 : GROUPS;
  for (let i = 0; i < last; i++) {
    if (i === zeros.start) text.char(COLON);
    if (i >= zeros.start && i < zeros.start + zeros.length) continue;
    if (i > 0) text.char(COLON);
    text.text(group(i).toString(16));
  }
  if (zeros.start >= 0 && zeros.start + zeros.length === GROUPS) text.char(COLON);
  if (quad) {
    text.char(COLON);
    writeIpv4(d, text);
  }
}

function longestZeroRun(group: (i: number) => number): { start: number; length: number } {
  let best = { start: -1, length: 0 };
  let run = 0;
  for (let i = 0; i < GROUPS; i++) {
    run = group(i) === 0 ? run + 1 : 0;
    if (run > best.length) best = { start: i - run + 1, length: run };
  }
  return best;
}

/** Appends an address of four or sixteen bytes. */
export function writeAddress(bytes: Uint8Array, text: TextBuffer): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length === 4) writeIpv4(view.getInt32(0), text);
  else writeIpv6(view.getInt32(0), view.getInt32(4), view.getInt32(8), view.getInt32(12), text);
}
