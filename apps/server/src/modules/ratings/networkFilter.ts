import type { NameIndex } from '../../store/names/nameIndex.ts';
import type { FactsByNumber } from '../../store/names/networkFacts.ts';
import type { World } from '../../store/schema.ts';
import type { RatedList } from './ratedList.ts';

/** Which networks of a rating are listed. */
export interface NetworkFilter {
  /** What the name or the holder contains, or the number begins with. One character counts only where it is a digit. */
  readonly q: string;
  /** Country that they are registered in; null for all. */
  readonly country: string | null;
}

interface Known {
  readonly facts: () => Promise<FactsByNumber>;
  readonly names: () => Promise<NameIndex>;
  readonly world: World;
}

/** Tells the rows of a list whose networks are asked for; null where all are. */
export async function rowsThat(
  { q, country }: NetworkFilter,
  list: RatedList,
  { facts, names, world }: Known,
): Promise<((row: number) => boolean) | null> {
  const isNamed = await rowsNamed(q, list, names);
  if (isNamed === null && country === null) return null;
  const known = await facts();
  const { asns } = list;
  const isThere = country === null ? null : rowsOfCountry(list, known, country);
  return (row) =>
    (isThere === null || isThere(row)) &&
    (isNamed === null || (isNamed[row] === 1 && known.get(asns[row] ?? 0)?.world === world));
}

const codesOf = new WeakMap<RatedList, { readonly of: FactsByNumber; readonly codes: Uint16Array }>();

/** By a number for each row's country: to ask each network for it would take a hundred times as long. */
function rowsOfCountry(list: RatedList, facts: FactsByNumber, country: string): (row: number) => boolean {
  const known = codesOf.get(list);
  const codes =
    known?.of === facts ? known.codes : Uint16Array.from(list.asns, (asn) => codeOf(facts.get(asn)?.country_code));
  codesOf.set(list, { of: facts, codes });
  const wanted = codeOf(country);
  return (row) => codes[row] === wanted;
}

/** Two letters as one number; 0 for no country. */
function codeOf(country: string | null | undefined): number {
  return country ? (country.charCodeAt(0) << 8) | country.charCodeAt(1) : 0;
}

/** A mark for each row whose network a text means; null where the text narrows nothing. */
async function rowsNamed(q: string, list: RatedList, names: Known['names']): Promise<Uint8Array | null> {
  if (q.length <= 1 && !/^\d$/.test(q)) return null;
  const found = (await names()).containing(q);
  const digits = /^(?:AS)?(\d{1,10})$/i.exec(q)?.[1];
  const ranges = digits === undefined ? [] : beginningWith(digits);
  const marks = new Uint8Array(list.size);
  // Both are in the order of the numbers: one walk along them finds what they share.
  let next = 0;
  for (const row of list.byNumber()) {
    const asn = list.asns[row] ?? 0;
    while ((found[next] ?? Infinity) < asn) next += 1;
    if (found[next] === asn || ranges.some(([first, last]) => first <= asn && asn <= last)) marks[row] = 1;
  }
  return marks;
}

const MOST_DIGITS = 10;

/** Numbers whose digits begin with these: a range for each length. */
function beginningWith(digits: string): readonly (readonly [first: number, last: number])[] {
  return Array.from({ length: MOST_DIGITS - digits.length + 1 }, (_, more) => {
    const first = Number(digits) * 10 ** more;
    return [first, first + 10 ** more - 1] as const;
  });
}
