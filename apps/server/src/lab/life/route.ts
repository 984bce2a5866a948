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

/** Whether two routes differ in nothing. */
export function isSameRoute(one: Route, other: Route): boolean {
  const text = (route: Route): string =>
    `${route.path.join(' ')}|${route.communities.join(' ')}|${route.largeCommunities.join(' ')}`;
  return one === other || text(one) === text(other);
}
