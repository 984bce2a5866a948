import type { NameIndex } from '../../store/names/nameIndex.ts';
import type { FactsByNumber } from '../../store/names/packedFacts.ts';
import type { World } from '../../store/schema.ts';
import type { RatedList } from './ratedList.ts';

/** Which networks of a rating to list. */
export interface NetworkFilter {
  /** Text in the name or holder, or the beginning of the number. A single character counts only if it is a digit. */
  readonly q: string;
  /** Country of registration; null for all. */
  readonly country: string | null;
}

interface Known {
  readonly facts: () => Promise<FactsByNumber>;
  readonly names: () => Promise<NameIndex>;
  readonly world: World;
}

/** The rows of a list that match; null for all. */
export async function rowsThat(
  { q, country }: NetworkFilter,
  list: RatedList,
  { facts, names, world }: Known,
): Promise<Uint32Array | null> {
  const named = await rowsNamed(q, list, names);
  if (named === null && country === null) return null;
  const known = await facts();
  if (named === null) return country === null ? null : rowsOfCountry(list, known, country);
  return named.filter((row) => {
    const network = known.get(list.asns[row]!);
    return network?.world === world && (country === null || network.country_code === country);
  });
}

const keptRows = new WeakMap<RatedList, { readonly of: FactsByNumber; readonly rows: Map<string, Uint32Array> }>();

/** The rows of a country, computed once per list. */
function rowsOfCountry(list: RatedList, facts: FactsByNumber, country: string): Uint32Array {
  let kept = keptRows.get(list);
  if (kept?.of !== facts) keptRows.set(list, (kept = { of: facts, rows: new Map() }));
  let rows = kept.rows.get(country);
  if (!rows) kept.rows.set(country, (rows = rowsOf(list, facts.numbersOf(country))));
  return rows;
}

const rowsOf = (list: RatedList, asns: readonly number[]): Uint32Array =>
  Uint32Array.from(asns.flatMap((asn) => [...list.between(asn, asn)]));

/** The rows of networks that match a text; null if the text does not narrow the list. */
async function rowsNamed(q: string, list: RatedList, names: Known['names']): Promise<Uint32Array | null> {
  if (q.length <= 1 && !/^\d$/.test(q)) return null;
  const found = (await names()).containing(q);
  const digits = /^(?:AS)?(\d{1,10})$/i.exec(q)?.[1];
  const ranges = digits === undefined ? [] : beginningWith(digits);
  const alone = found.map((asn) => [asn, asn] as const);
  return Uint32Array.from(new Set([...ranges, ...alone].flatMap(([first, last]) => [...list.between(first, last)])));
}

const MOST_DIGITS = 10;

/** Numbers that begin with these digits: one range for each length. */
function beginningWith(digits: string): readonly (readonly [first: number, last: number])[] {
  return Array.from({ length: MOST_DIGITS - digits.length + 1 }, (_, more) => {
    const first = Number(digits) * 10 ** more;
    return [first, first + 10 ** more - 1] as const;
  });
}
