/** A network of a set, with what it may be put in order by. */
export interface SetNetwork {
  readonly asn: number;
  readonly asName: string | null;
  readonly sources: readonly string[];
}

export const networkKeys = ['asn', 'name', 'prefixes', 'source'] as const;
export type NetworkKey = (typeof networkKeys)[number];

/** As the tables of the portal order words: both databases would do it differently, and by their locale. */
const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Networks whose name or number, `AS64512`, has the text in either case. */
export function networksFitting<Network extends SetNetwork>(
  networks: readonly Network[],
  q: string,
): readonly Network[] {
  const text = q.trim().toLowerCase();
  if (text === '') return networks;
  return networks.filter(({ asn, asName }) => `as${asn}`.includes(text) || asName?.toLowerCase().includes(text));
}

/** Networks in an order, those without a name last in either direction, equal ones by number. */
export function networksInOrder<Network extends SetNetwork>(
  networks: readonly Network[],
  by: NetworkKey,
  order: 'asc' | 'desc',
  prefixCounts: ReadonlyMap<number, number>,
): readonly Network[] {
  const direction = order === 'asc' ? 1 : -1;
  const compare: Record<NetworkKey, (a: Network, b: Network) => number> = {
    asn: (a, b) => direction * (a.asn - b.asn),
    name: (a, b) =>
      a.asName && b.asName ? direction * words.compare(a.asName, b.asName) : Number(!a.asName) - Number(!b.asName),
    prefixes: (a, b) => direction * ((prefixCounts.get(a.asn) ?? 0) - (prefixCounts.get(b.asn) ?? 0)),
    source: (a, b) => direction * words.compare(a.sources.join(', '), b.sources.join(', ')),
  };
  return networks.toSorted((a, b) => compare[by](a, b) || a.asn - b.asn);
}
