/**
 * A network's best route as one number of 31 bits; lower is better: class (2 bits), hops to the origin (8), next hop as a node (21). A single
 * comparison thus covers Gao and Rexford's preference, then the shortest path, then the lowest next hop.
 */
export const OWN = 0;
export const FROM_CUSTOMER = 1;
export const FROM_PEER = 2;
export const FROM_PROVIDER = 3;

/** A network without a route. */
export const NO_ROUTE = 0x7fff_ffff;

/** Routes with this many hops are not passed on. */
export const MOST_HOPS = 254;
/** Largest number of networks in a graph. */
export const MOST_NODES = (1 << 21) - 1;

export const routeOf = (routeClass: number, hops: number, next: number): number =>
  (routeClass << 29) | (hops << 21) | next;
export const classOf = (route: number): number => route >>> 29;
export const hopsOf = (route: number): number => (route >>> 21) & 0xff;
export const nextOf = (route: number): number => route & MOST_NODES;
