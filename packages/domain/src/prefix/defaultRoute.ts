import type { Prefix } from './prefix.ts';

/** The largest blocks that registries allocate are a /8 of IPv4 and a /16 of IPv6; operators' filters begin there, too. */
export const SHORTEST_HOLDING = { 4: 8, 6: 16 } as const;

/**
 * Whether a prefix is a default route rather than space with a holder: 0.0.0.0/0, ::/0, and any part wider than the largest allocated block,
 * such as 0.0.0.0/1 and 128.0.0.0/1, which together form a default route.
 */
export function isDefaultRoute({ version, length }: Pick<Prefix, 'version' | 'length'>): boolean {
  return length < SHORTEST_HOLDING[version];
}
