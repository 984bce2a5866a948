/** Stands for the peer of a collector that does not write itself into its paths; no network has this number (RFC 7300). */
export const HIDDEN_PEER = 4_294_967_295;

/** Share of all origins below which a peer of a collector sends a part of its table only, its customers (Luckie et al. 2013, step 6). */
const PARTIAL = 0.025;
/** In a table of one hidden peer hardly any origin is reached over two neighbours of that peer … */
const ONE_WAY = 1.5;
/** … and no neighbour reaches most of them. */
const MOST = 0.5;
/** A neighbour that reaches so many may be a provider of the hidden peer, which also passes on what it has from its own peers. */
const PERHAPS_PROVIDER = 0.1;

/** What the first ASes of paths pass on to whoever is beside them. */
export interface Feeds {
  /** Networks that, as first of a path, pass on nothing but routes of their customers. */
  readonly partial: ReadonlySet<number>;
  /**
   * Whether the table is that of one peer that does not write itself into its paths, as a route collector's own router: then the first ASes
   * are its neighbours.
   */
  readonly isHidden: boolean;
}

/** @param paths in wire order. */
export function feedsOf(paths: Iterable<ArrayLike<number>>): Feeds {
  const reached = new Map<number, Set<number>>();
  const origins = new Set<number>();
  for (const path of paths) {
    const first = path[0];
    const origin = path[path.length - 1];
    if (first === undefined || origin === undefined) continue;
    origins.add(origin);
    const known = reached.get(first);
    if (known) known.add(origin);
    else reached.set(first, new Set([origin]));
  }
  let all = 0;
  let largest = 0;
  for (const { size } of reached.values()) {
    all += size;
    largest = Math.max(largest, size);
  }
  const isHidden = reached.size > 1 && all < ONE_WAY * origins.size && largest < MOST * origins.size;
  const most = (isHidden ? PERHAPS_PROVIDER : PARTIAL) * origins.size;
  return { isHidden, partial: new Set([...reached].filter(([, { size }]) => size < most).map(([asn]) => asn)) };
}
