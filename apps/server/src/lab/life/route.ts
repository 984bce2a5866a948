/** A route as a vantage point sends it to a collector. */
export interface Route {
  /** In wire order, with prepends repeated. */
  readonly path: readonly number[];
  /** Pairs as in RFC 1997, ascending. */
  readonly communities: readonly Community[];
  readonly largeCommunities: readonly LargeCommunity[];
}

export type Community = readonly [asn: number, value: number];
export type LargeCommunity = readonly [asn: number, one: number, two: number];
