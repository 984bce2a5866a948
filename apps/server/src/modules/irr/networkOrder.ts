/** A network of a set, with its sort keys. */
export interface SetNetwork {
  readonly asn: number;
  readonly asName: string | null;
  readonly sources: readonly string[];
}

export const networkKeys = ['asn', 'name', 'prefixes', 'source'] as const;
export type NetworkKey = (typeof networkKeys)[number];

/** Sorts words as the portal's tables do; the databases would each do it differently, depending on their locale. */
const words = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Networks whose name or number (`AS64512`) contains the text, ignoring case. */
export function networksFitting<Network extends SetNetwork>(
  networks: readonly Network[],
  q: string,
): readonly Network[] {
  const text = q.trim().toLowerCase();
  if (text === '') return networks;
  return networks.filter(({ asn, asName }) => `as${asn}`.includes(text) || asName?.toLowerCase().includes(text));
}

/** Sorts networks. Those without a name are last in either direction; equal ones are ordered by number. */
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
