import { parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import type { Network, Role } from './network.ts';
import { subnet } from './subnets.ts';

/** The lab's address space, which its registry declares ordinary: private use (RFC 1918) and unique local (RFC 4193). */
export const LAB_V4 = read('10.0.0.0/8');
export const LAB_V6 = read('fd00::/8');

/** Length of the IPv4 block by network role. */
const V4_LENGTHS: Readonly<Record<Role, number>> = {
  tier1: 14,
  carrier: 16,
  access: 17,
  content: 19,
  enterprise: 21,
  'route-server': 22,
};
const V6_LENGTH = 32;

/** The blocks of a network. */
export interface Holding {
  readonly v4: Prefix;
  readonly v6: Prefix | undefined;
}

/**
 * Assigns every network an IPv4 block and, if it uses IPv6, an IPv6 block. IPv4 blocks are assigned largest first, so that they are aligned and do
 * not overlap.
 */
export function planAddresses(networks: readonly Network[], hasIpv6: ReadonlySet<number>): Map<number, Holding> {
  const plan = new Map<number, Holding>();
  const bySize = networks.toSorted((a, b) => V4_LENGTHS[a.role] - V4_LENGTHS[b.role] || a.asn - b.asn);
  let next = 0;
  bySize.forEach(({ asn, role }, place) => {
    const length = V4_LENGTHS[role];
    const v4 = subnet(LAB_V4, length, next / 2 ** (32 - length));
    next += 2 ** (32 - length);
    plan.set(asn, { v4, v6: hasIpv6.has(asn) ? subnet(LAB_V6, V6_LENGTH, 0x100 + place) : undefined });
  });
  return plan;
}

function read(text: string): Prefix {
  const prefix = parsePrefix(text);
  if (!prefix) throw new RangeError(`Not a prefix: ${text}`);
  return prefix;
}
