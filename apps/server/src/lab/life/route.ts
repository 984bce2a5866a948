/** What a peer tells a collector of a prefix. */
export interface Route {
  /** Wire order, prepends repeated. */
  readonly path: readonly number[];
  /** Pairs of RFC 1997, ascending. */
  readonly communities: readonly Community[];
  readonly largeCommunities: readonly LargeCommunity[];
}

export type Community = readonly [asn: number, value: number];
export type LargeCommunity = readonly [asn: number, one: number, two: number];
