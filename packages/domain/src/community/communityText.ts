import { isCommunity } from '../query/community.ts';
import { wellKnownByName } from './wellKnown.ts';

/** Sub-types of RFC 4360, and the word before the numbers. */
const KINDS: Readonly<Record<number, string>> = { 0x02: 'rt', 0x03: 'soo' };
/** This bit of the type marks a community as non-transitive (it stays within the AS); the other bits define the format of the value. */
const NON_TRANSITIVE = 0x40;

/** A community of RFC 1997: `3356:100`. */
export function communityText(word: number): string {
  return `${word >>> 16}:${word & 0xffff}`;
}

/** A large community of RFC 8092: `3356:1:2`. */
export function largeCommunityText(administrator: number, first: number, second: number): string {
  return `${administrator >>> 0}:${first >>> 0}:${second >>> 0}`;
}

/**
 * An extended community of RFC 4360, from its two words: route targets and sites of origin as `rt 3356:100` and `soo 192.0.2.1:5`, any other in
 * hexadecimal, `ext 0x030c000000000008`.
 */
export function extendedCommunityText(high: number, low: number): string {
  const type = (high >>> 24) & ~NON_TRANSITIVE;
  const kind = KINDS[(high >>> 16) & 0xff];
  const middle = (((high & 0xffff) << 16) | (low >>> 16)) >>> 0;
  if (kind !== undefined && type === 0) return `${kind} ${high & 0xffff}:${low >>> 0}`;
  if (kind !== undefined && type === 1)
    return `${kind} ${[24, 16, 8, 0].map((shift) => (middle >>> shift) & 0xff).join('.')}:${low & 0xffff}`;
  if (kind !== undefined && type === 2) return `${kind} ${middle}:${low & 0xffff}`;
  const hexadecimal = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
  return `ext 0x${hexadecimal(high)}${hexadecimal(low)}`;
}

/**
 * Normalizes a community to the notation of the functions above. Accepts leading zeros and names of well-known communities in any case.
 * Undefined if the text is not a community.
 */
export function readCommunity(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const known = wellKnownByName(trimmed);
  if (known) return known.community;
  if (isCommunity(trimmed)) return trimmed.split(':').map(Number).join(':');
  if (/^ext 0x[\da-f]{16}$/.test(trimmed)) return trimmed;
  const [, kind, administrator = '', value] =
    /^(rt|soo) ((?:\d{1,3}\.){3}\d{1,3}|\d{1,10}):(\d{1,10})$/.exec(trimmed) ?? [];
  if (kind === undefined || administrator.split('.').some((part) => Number(part) > 0xffff_ffff)) return undefined;
  return `${kind} ${administrator.split('.').map(Number).join('.')}:${Number(value)}`;
}

/** The AS that a community belongs to by its form; its dictionary defines the meaning. Undefined if the form names no AS. */
export function communityOwner(community: string): number | undefined {
  const owner = /^(?:rt |soo )?(\d+):/.exec(community)?.[1];
  return owner === undefined ? undefined : Number(owner);
}
