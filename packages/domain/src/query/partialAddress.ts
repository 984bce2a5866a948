import type { Prefix } from '../prefix/prefix.ts';

/** The first octets of an address: `10.`, `1.0.0`, `192.168.1.`. */
const OCTETS = /^(?:\d{1,3}\.|\d{1,3}(?:\.\d{1,3}){1,2}\.?)$/;
/** The first groups of an IPv6 address: `2001:`, `2001:db8`, `2a00:1450:`. */
const GROUPS = /^[\da-f]{1,4}(?::[\da-f]{1,4}){0,6}:?$/i;

/**
 * The block of all addresses that begin with these octets or groups: `1.0.0` is 1.0.0.0/24, `2001:db8` is 2001:db8::/32. Undefined for any other text.
 * Some texts have a second meaning: `1.10` is an AS number in asdot, `3356:100` a community.
 */
export function partialAddress(text: string): Prefix | undefined {
  const isV4 = OCTETS.test(text);
  if (!isV4 && !(GROUPS.test(text) && text.includes(':'))) return undefined;
  const parts = text.split(isV4 ? '.' : ':').filter((part) => part !== '');
  const bytes = isV4 ? parts.map(Number) : parts.flatMap((part) => bytesOf(Number.parseInt(part, 16)));
  if (bytes.some((byte) => byte > 255)) return undefined;
  const size = isV4 ? 4 : 16;
  const padded = Uint8Array.from([...bytes, ...Array<number>(size - bytes.length).fill(0)]);
  return { version: isV4 ? 4 : 6, bytes: padded, length: 8 * bytes.length };
}

const bytesOf = (group: number): [number, number] => [group >> 8, group & 0xff];
