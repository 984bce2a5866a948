/** Placeholder for a collector's peer that does not add itself to its paths; no network has this number (RFC 7300). */
export const HIDDEN_PEER = 4_294_967_295;

/**
 * A peer of a collector whose paths reach less than this share of all origins sends only part of its table: its customers (Luckie et al. 2013,
 * step 6).
 */
const PARTIAL = 0.025;
/** A neighbor of a hidden peer that reaches this share may be its provider, which also passes on routes of its own peers. */
const PERHAPS_PROVIDER = 0.1;
/** In a table of one hidden peer, hardly any origin is reached over two neighbors of that peer … */
const ONE_WAY = 1.5;
/** … no neighbor reaches most of them … */
const MOST = 0.5;
/** … and there are more neighbors than a collector has peers in one table. */
const MANY = 20;

/** What the senders of paths pass on to a collector. */
export interface Feeds {
  /** Networks that pass on only their customers' routes when they come first in a path. */
  readonly partial: ReadonlySet<number>;
  /** The same for networks behind a hidden peer: they are its peers. */
  readonly partialBehind: ReadonlySet<number>;
}

/** @param paths in wire order; those of a hidden peer begin with `HIDDEN_PEER`. */
export function feedsOf(paths: Iterable<ArrayLike<number>>): Feeds {
  const open = new Reach();
  const behind = new Reach();
  for (const path of paths) {
    if (path[0] === HIDDEN_PEER) behind.add(path, 1);
    else open.add(path, 0);
  }
  return { partial: open.below(PARTIAL), partialBehind: behind.below(PERHAPS_PROVIDER) };
}

/**
 * Whether all paths come from one peer that does not add itself to them, such as a route collector's own router: then their first ASes are its
 * neighbors.
 */
export function isOfHiddenPeer(paths: Iterable<ArrayLike<number>>): boolean {
  const reach = new Reach();
  for (const path of paths) reach.add(path, 0);
  const { neighbors, all, largest, origins } = reach.sizes();
  return neighbors > MANY && all < ONE_WAY * origins && largest < MOST * origins;
}

/** The origins that are reached over each first AS. */
class Reach {
  readonly #byFirst = new Map<number, Set<number>>();
  readonly #origins = new Set<number>();

  /** @param at index of the first AS. */
  add(path: ArrayLike<number>, at: number): void {
    const first = path[at];
    const origin = path[path.length - 1];
    if (first === undefined || origin === undefined) return;
    this.#origins.add(origin);
    const known = this.#byFirst.get(first);
    if (known) known.add(origin);
    else this.#byFirst.set(first, new Set([origin]));
  }

  /** First ASes over which less than this share of all origins is reached. */
  below(share: number): Set<number> {
    const most = share * this.#origins.size;
    return new Set([...this.#byFirst].filter(([, { size }]) => size < most).map(([asn]) => asn));
  }

  sizes(): { neighbors: number; all: number; largest: number; origins: number } {
    let all = 0;
    let largest = 0;
    for (const { size } of this.#byFirst.values()) {
      all += size;
      largest = Math.max(largest, size);
    }
    return { neighbors: this.#byFirst.size, all, largest, origins: this.#origins.size };
  }
}
