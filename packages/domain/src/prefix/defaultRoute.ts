import type { Prefix } from './prefix.ts';

/** The largest blocks that registries give out are a /8 of IPv4 and a /16 of IPv6; filters of operators begin there, too. */
export const SHORTEST_HOLDING = { 4: 8, 6: 16 } as const;

/**
 * Whether a prefix is a way out rather than space that anybody holds: 0.0.0.0/0, ::/0, and their parts that are wider than any block that registries
 * give out, as 0.0.0.0/1 and 128.0.0.0/1, which together stand for a default route.
 */
export function isDefaultRoute({ version, length }: Pick<Prefix, 'version' | 'length'>): boolean {
  return length < SHORTEST_HOLDING[version];
}
