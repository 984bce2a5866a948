import { asnsOf, parseAsPath } from '@routeglass/domain/as-path';

/** A network on a route. */
export interface RouteHop {
  readonly asn: number;
  /** Number of consecutive occurrences. */
  readonly count: number;
  /** Null if unknown. */
  readonly name: string | null;
  readonly countryCode: string | null;
  readonly countryName: string | null;
}

/** Facts about a network. */
export type HopOf = (asn: number) => Omit<RouteHop, 'asn' | 'count'> | undefined;

/** One route, from the network that heard it to its origin. */
export interface RouteRow {
  /** The path as received. */
  readonly path: string;
  readonly hops: readonly RouteHop[];
}

const unknown = { name: null, countryCode: null, countryName: null };

/** Routes as rows, shorter ones first, then by their numbers. Invalid paths are left out; an AS_SET is written as its numbers. */
export function routeRows(routes: readonly string[], hopOf: HopOf): RouteRow[] {
  const rows = routes.flatMap((path): RouteRow[] => {
    const parsed = parseAsPath(path);
    if (!parsed || parsed.length === 0) return [];
    const hops: RouteHop[] = [];
    for (const asn of asnsOf(parsed)) {
      const last = hops.at(-1);
      if (last?.asn === asn) hops[hops.length - 1] = { ...last, count: last.count + 1 };
      else hops.push({ ...(hopOf(asn) ?? unknown), asn, count: 1 });
    }
    return [{ path, hops }];
  });
  return rows.sort((a, b) => a.hops.length - b.hops.length || byNumbers(a.hops, b.hops));
}

function byNumbers(a: readonly RouteHop[], b: readonly RouteHop[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = a[i]!.asn - (b[i]?.asn ?? 0) || a[i]!.count - (b[i]?.count ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
