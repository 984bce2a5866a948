import { formatIpv4, parseIpv4 } from './ipv4.ts';

const GROUPS = 8;

/** Bytes of an IPv6 address in any form of RFC 4291 section 2.2 (zone identifiers excluded); undefined for anything else. */
export function parseIpv6(text: string): Uint8Array | undefined {
  const gap = text.indexOf('::');
  if (gap !== text.lastIndexOf('::')) return undefined;
  const head = groupsOf(gap < 0 ? text : text.slice(0, gap), gap < 0);
  const tail = gap < 0 ? [] : groupsOf(text.slice(gap + 2), true);
  if (!head || !tail) return undefined;
  const zeros = GROUPS - head.length - tail.length;
  if (gap < 0 ? zeros !== 0 : zeros < 1) return undefined;
  const bytes = new Uint8Array(2 * GROUPS);
  head.forEach((group, i) => put(bytes, i, group));
  tail.forEach((group, i) => put(bytes, head.length + zeros + i, group));
  return bytes;
}

/** RFC 5952 text of the sixteen bytes at `at`: lower case, the longest run of zero groups shortened, `::ffff:192.0.2.1` for IPv4-mapped. */
export function formatIpv6(bytes: Uint8Array, at = 0): string {
  const groups: number[] = [];
  for (let i = 0; i < GROUPS; i++) groups.push((bytes[at + 2 * i]! << 8) | bytes[at + 2 * i + 1]!);
  const { start, length } = longestZeroRun(groups);
  if (start === 0 && length === 5 && groups[5] === 0xffff) return `::ffff:${formatIpv4(bytes, at + 12)}`;
  const hex = groups.map((group) => group.toString(16));
  if (length < 2) return hex.join(':');
  return `${hex.slice(0, start).join(':')}::${hex.slice(start + length).join(':')}`;
}

function groupsOf(text: string, mayEndInIpv4: boolean): number[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const groups: number[] = [];
  for (const [i, part] of parts.entries()) {
    if (mayEndInIpv4 && i === parts.length - 1 && part.includes('.')) {
      const quad = parseIpv4(part);
      if (!quad) return undefined;
      groups.push((quad[0]! << 8) | quad[1]!, (quad[2]! << 8) | quad[3]!);
    } else {
      if (!/^[0-9a-f]{1,4}$/i.test(part)) return undefined;
      groups.push(Number.parseInt(part, 16));
    }
  }
  return groups;
}

function put(bytes: Uint8Array, index: number, group: number): void {
  bytes[2 * index] = group >> 8;
  bytes[2 * index + 1] = group & 0xff;
}

function longestZeroRun(groups: readonly number[]): { start: number; length: number } {
  let best = { start: -1, length: 0 };
  let run = 0;
  for (const [i, group] of groups.entries()) {
    run = group === 0 ? run + 1 : 0;
    if (run > best.length) best = { start: i - run + 1, length: run };
  }
  return best;
}
