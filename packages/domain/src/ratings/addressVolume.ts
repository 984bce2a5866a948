import { isDefaultRoute } from '../prefix/defaultRoute.ts';
import { contains, type Prefix } from '../prefix/prefix.ts';
import { addressWeight } from './addressWeights.ts';

/**
 * How much address space prefixes of one IP version hold together: IPv4 in addresses, IPv6 in /64s (a longer prefix is the fraction of one). What
 * lies inside another one counts once, and a default route is no one's space. The prefixes are in the order of routing tables (`comparePrefixes`).
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
