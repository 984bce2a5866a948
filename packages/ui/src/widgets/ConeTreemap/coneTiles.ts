import { hierarchy, treemap } from 'd3-hierarchy';

/** A customer with the size of its own cone. */
export interface ConeCustomer {
  readonly asn: number;
  readonly asName: string | null;
  /** Number of prefixes that its customer cone originates, without duplicates. */
  readonly prefixes: number;
}

/** A rectangle of the map, as shares of its sides. */
export interface ConeTile {
  /** Undefined for all customers that are too small to draw. */
  readonly customer: ConeCustomer | undefined;
  readonly prefixes: number;
  /** Number of customers it represents. */
  readonly count: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Number of customers drawn one by one; the others share one tile. */
const MOST_TILES = 40;
/** Minimum share of a tile: a smaller one is hard to hit. */
const LEAST_SHARE = 0.01;
/** Aspect ratio for which the tiles are made as square as possible. */
const SIDES = { width: 1000, height: 360 };

/** Customers by the prefixes of their cones, the largest first; those without any are left out. */
export function byPrefixes(customers: readonly ConeCustomer[]): ConeCustomer[] {
  return customers.filter(({ prefixes }) => prefixes > 0).toSorted((a, b) => b.prefixes - a.prefixes || a.asn - b.asn);
}

type Leaf = Pick<ConeTile, 'customer' | 'prefixes' | 'count'>;

/** Tiles with areas proportional to prefixes. Cones may share prefixes, so areas compare customers but are not parts of a whole. */
export function coneTiles(customers: readonly ConeCustomer[]): ConeTile[] {
  const sorted = byPrefixes(customers);
  const total = sorted.reduce((sum, { prefixes }) => sum + prefixes, 0);
  const large = sorted.slice(0, MOST_TILES).filter(({ prefixes }) => prefixes >= total * LEAST_SHARE);
  const small = sorted.slice(large.length);
  const leaves: Leaf[] = large.map((customer) => ({ customer, ...customer, count: 1 }));
  const rest = small.reduce((sum, { prefixes }) => sum + prefixes, 0);
  if (small.length > 0) leaves.push({ customer: undefined, prefixes: rest, count: small.length });
  if (leaves.length === 0) return [];
  const root = hierarchy<Leaf | { readonly leaves: readonly Leaf[] }>({ leaves }, (node) =>
    'leaves' in node ? node.leaves : null,
  ).sum((node) => ('leaves' in node ? 0 : node.prefixes));
  return treemap<Leaf | { readonly leaves: readonly Leaf[] }>()
    .size([SIDES.width, SIDES.height])(root)
    .leaves()
    .flatMap(({ data, x0, y0, x1, y1 }): ConeTile[] => {
      if ('leaves' in data) return [];
      const { customer, prefixes, count } = data;
      const at = { left: x0 / SIDES.width, top: y0 / SIDES.height };
      return [{ customer, prefixes, count, ...at, width: (x1 - x0) / SIDES.width, height: (y1 - y0) / SIDES.height }];
    });
}
