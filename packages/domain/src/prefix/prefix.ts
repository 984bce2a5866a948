import { formatAddress, parseAddress, type IpVersion } from './address.ts';

/** A block of IP addresses. */
export interface Prefix {
  readonly version: IpVersion;
  /** Four or sixteen bytes in network order; the bits beyond `length` are zero. */
  readonly bytes: Uint8Array;
  /** 0 to 32, or 0 to 128. */
  readonly length: number;
}

/** Parses `10.0.0.0/8` or `2001:db8::/32`; a bare address is its /32 or /128. Undefined for other text and if bits beyond the length are set. */
export function parsePrefix(text: string): Prefix | undefined {
  const slash = text.indexOf('/');
  const bytes = parseAddress(slash < 0 ? text : text.slice(0, slash));
  if (!bytes) return undefined;
  const bits = bytes.length * 8;
  const mask = slash < 0 ? String(bits) : text.slice(slash + 1);
  if (!/^(0|[1-9]\d{0,2})$/.test(mask) || Number(mask) > bits) return undefined;
  const length = Number(mask);
  if (!hostBitsAreZero(bytes, length)) return undefined;
  return { version: bytes.length === 4 ? 4 : 6, bytes, length };
}

/** Canonical text: dotted quad or RFC 5952, then `/length`. */
export function formatPrefix(prefix: Prefix): string {
  return `${formatAddress(prefix.bytes)}/${prefix.length}`;
}

/** Whether every address of `inner` is in `outer`. A prefix contains itself; IPv4 and IPv6 never contain each other. */
export function contains(outer: Prefix, inner: Prefix): boolean {
  if (outer.version !== inner.version || outer.length > inner.length) return false;
  const whole = outer.length >> 3;
  for (let i = 0; i < whole; i++) if (outer.bytes[i] !== inner.bytes[i]) return false;
  const rest = outer.length & 7;
  return rest === 0 || (outer.bytes[whole]! ^ inner.bytes[whole]!) >> (8 - rest) === 0;
}

/** Order of routing tables: IPv4 before IPv6, then by address, then the shorter prefix first. */
export function comparePrefixes(a: Prefix, b: Prefix): number {
  if (a.version !== b.version) return a.version - b.version;
  for (let i = 0; i < a.bytes.length; i++) {
    const difference = a.bytes[i]! - b.bytes[i]!;
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function hostBitsAreZero(bytes: Uint8Array, length: number): boolean {
  const whole = length >> 3;
  const rest = length & 7;
  if (rest !== 0 && (bytes[whole]! & (0xff >> rest)) !== 0) return false;
  for (let i = rest === 0 ? whole : whole + 1; i < bytes.length; i++) if (bytes[i] !== 0) return false;
  return true;
}
