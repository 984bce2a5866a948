export { formatAddress, ipVersionOf, parseAddress } from '../src/prefix/address.ts';
export { isDefaultRoute, SHORTEST_HOLDING } from '../src/prefix/defaultRoute.ts';
export type { IpVersion } from '../src/prefix/address.ts';
export { comparePrefixes, contains, formatPrefix, parsePrefix } from '../src/prefix/prefix.ts';
export type { Prefix } from '../src/prefix/prefix.ts';
