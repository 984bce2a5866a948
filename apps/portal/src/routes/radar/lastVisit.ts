/** What the dashboard counts of a network. */
export interface NetworkCounts {
  readonly prefixes: number;
  readonly neighbors: number;
  readonly incidents: number;
}

const names = ['prefixes', 'neighbors', 'incidents'] as const;
const keyOf = (asn: number): string => `routeglass.dashboard.${asn}`;

/** What this browser was shown on the last visit; null where there was none, or what is kept makes no sense. */
export function readLastVisit(storage: Pick<Storage, 'getItem'>, asn: number): NetworkCounts | null {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(asn)) ?? 'null') as Partial<Record<string, unknown>> | null;
    if (kept === null || typeof kept !== 'object') return null;
    const [prefixes, neighbors, incidents] = names.map((name) => kept[name]);
    const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
    return isCount(prefixes) && isCount(neighbors) && isCount(incidents) ? { prefixes, neighbors, incidents } : null;
  } catch {
    return null;
  }
}

/** Keeps what is shown now; a browser that keeps nothing shows no changes. */
export function keepVisit(storage: Pick<Storage, 'setItem'>, asn: number, counts: NetworkCounts): void {
  try {
    storage.setItem(keyOf(asn), JSON.stringify(counts));
  } catch {
    // Full, or not allowed.
  }
}

/** How a count changed, in words; undefined where it did not, or where nothing is known of before. */
export function changeWords(now: number, before: number | undefined): string | undefined {
  if (before === undefined || now === before) return undefined;
  return `${now > before ? '+' : '−'}${Math.abs(now - before)} since your last visit`;
}
