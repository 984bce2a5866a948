/** What the dashboard counts of a network. */
export interface NetworkCounts {
  readonly prefixes: number;
  readonly neighbors: number;
  readonly incidents: number;
}

/** What was shown last, and on the visit before; `at` in ms since 1970. */
interface Kept {
  readonly at: number;
  readonly shown: NetworkCounts;
  readonly before: NetworkCounts | null;
}

const names = ['prefixes', 'neighbors', 'incidents'] as const;
/** Who comes back within this time, ms, is still on the same visit. */
const SAME_VISIT = 30 * 60_000;

/** A network as an account sees it: several people may use one browser. */
export interface Visited {
  /** Mail address of the account. */
  readonly account: string;
  readonly asn: number;
}

/** FNV-1a of 32 bits: whoever uses the browser next need not read the address. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

const keyOf = ({ account, asn }: Visited): string => `routeglass.dashboard.${digestOf(account)}.${asn}`;

function countsOf(value: unknown): NetworkCounts | null {
  if (value === null || typeof value !== 'object') return null;
  const isCount = (count: unknown): count is number => Number.isSafeInteger(count) && Number(count) >= 0;
  const [prefixes, neighbors, incidents] = names.map((name) => (value as Partial<Record<string, unknown>>)[name]);
  return isCount(prefixes) && isCount(neighbors) && isCount(incidents) ? { prefixes, neighbors, incidents } : null;
}

function readKept(storage: Pick<Storage, 'getItem'>, visited: Visited): Kept | null {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(visited)) ?? 'null') as Partial<Record<string, unknown>> | null;
    const shown = countsOf(kept?.['shown']);
    const at = kept?.['at'];
    return shown && typeof at === 'number' ? { at, shown, before: countsOf(kept?.['before']) } : null;
  } catch {
    return null;
  }
}

/** What this account was shown in this browser on the visit before the one of `now`; null where there was none, or what is kept makes no sense. */
export function readLastVisit(storage: Pick<Storage, 'getItem'>, visited: Visited, now: number): NetworkCounts | null {
  const kept = readKept(storage, visited);
  return kept && now - kept.at < SAME_VISIT ? kept.before : (kept?.shown ?? null);
}

/** Keeps what is shown now; a browser that keeps nothing shows no changes. */
export function keepVisit(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  visited: Visited,
  shown: NetworkCounts,
  now: number,
): void {
  try {
    const kept: Kept = { at: now, shown, before: readLastVisit(storage, visited, now) };
    storage.setItem(keyOf(visited), JSON.stringify(kept));
  } catch {
    // Full, or not allowed.
  }
}

/** How a count changed, in words; undefined where it did not, or where nothing is known of before. */
export function changeWords(now: number, before: number | undefined): string | undefined {
  if (before === undefined || now === before) return undefined;
  return `${now > before ? '+' : '−'}${Math.abs(now - before)} since your last visit`;
}
