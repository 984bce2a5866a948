/**
 * How good a route is at one network, as one number: the lower the better. The class by Gao and Rexford's preference comes first, then
 * the number of hops to the origin.
 */
export const OWN = 0;
export const FROM_CUSTOMER = 1;
export const FROM_PEER = 2;
export const FROM_PROVIDER = 3;

/** Rank of a network without a route. */
export const NO_ROUTE = 0xffff_ffff;

const HOP_BITS = 16;

export const rankOf = (routeClass: number, hops: number): number => (routeClass << HOP_BITS) | hops;
export const classOf = (rank: number): number => rank >>> HOP_BITS;
export const hopsOf = (rank: number): number => rank & ((1 << HOP_BITS) - 1);
