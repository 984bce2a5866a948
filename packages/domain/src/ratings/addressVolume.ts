import { isDefaultRoute } from '../prefix/defaultRoute.ts';
import { contains, type Prefix } from '../prefix/prefix.ts';
import { addressWeight } from './addressWeights.ts';

/**
 * Total address space of prefixes of one IP version: IPv4 in addresses, IPv6 in /64s (a longer prefix is a fraction of one). Overlapping space
 * counts once, and a default route does not count. The prefixes must be in the order of routing tables (`comparePrefixes`).
 */
export function addressVolume(prefixes: Iterable<Prefix>): number {
  let size = 0;
  let outer: Prefix | undefined;
  for (const prefix of prefixes) {
    if (isDefaultRoute(prefix) || (outer && contains(outer, prefix))) continue;
    outer = prefix;
    size += addressWeight(prefix);
  }
  return size;
}
