import { parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import type { Network, Role } from './network.ts';
import { subnet } from './subnets.ts';

/** Space of the lab, which its registry declares ordinary: private use (RFC 1918) and unique local (RFC 4193). */
export const LAB_V4 = read('10.0.0.0/8');
export const LAB_V6 = read('fd00::/8');

/** Length of the IPv4 block that a network of each role holds. */
const V4_LENGTHS: Readonly<Record<Role, number>> = {
  tier1: 14,
  carrier: 16,
  access: 17,
  content: 19,
  enterprise: 21,
  'route-server': 22,
};
const V6_LENGTH = 32;

/** Blocks that a network holds. */
export interface Holding {
  readonly v4: Prefix;
  readonly v6: Prefix | undefined;
}

/** Gives every network a block of each version, the largest first, so that none overlap and each lies on its own boundary. */
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
