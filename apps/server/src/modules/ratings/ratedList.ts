import { firstPlace } from '../../store/firstPlace.ts';

/** Sort keys of a rating. */
export type RatedKey = 'position' | 'change' | 'asn' | 'value';

/** One network in a rating. */
export interface RatedRow {
  readonly asn: number;
  readonly position: number;
  readonly value: number;
  /** Position on the day before; null if it had none. */
  readonly before: number | null;
}

/** A rating by one metric: all networks with a value, ordered by position. */
export interface RatedColumns {
  readonly asns: Float64Array;
  readonly values: Float64Array;
  readonly positions: Int32Array;
  /** Position on the day before; 0 if it had none. */
  readonly before: Int32Array;
}

export interface RatedQuestion {
  readonly sortBy: RatedKey;
  readonly order: 'asc' | 'desc';
  /** The rows to list, each once, in any order; null for all. */
  readonly rows: Uint32Array | null;
  readonly limit: number;
  readonly offset: number;
}

/** Returns any page of a rating. All eight orders are kept: two are sorted, the others follow from these and from the positions. */
export interface RatedList {
  readonly size: number;
  /** The networks, by row. */
  readonly asns: Float64Array;
  /** The rows of networks whose numbers lie between two, both included. */
  between(first: number, last: number): Uint32Array;
  page(question: RatedQuestion): { readonly rows: readonly RatedRow[]; readonly total: number };
}

/** More rows than any rating has, and a key above all others. Their product is still an exact integer. */
const ROWS = 2 ** 20;
const LAST = 2 ** 32;

export function createRatedList({ asns, values, positions, before }: RatedColumns): RatedList {
  const size = asns.length;
  const orders = new Map<string, Uint32Array>();
  const places = new WeakMap<Uint32Array, Uint32Array>();

  // The first row is the best: values fall from row to row, or rise if the smallest is the best.
  const rises = (values.at(-1) ?? 0) > (values[0] ?? 0);
  const changeOf = (row: number): number | null => (before[row] ? before[row] - positions[row]! : null);
  const positionOf = (row: number): number => positions[row]!;

  const make = (sortBy: RatedKey, order: 'asc' | 'desc'): Uint32Array => {
    const isRising = order === 'asc';
    if (sortBy === 'position')
      return isRising ? Uint32Array.from(asns, (_, row) => row) : sorted('position', 'asc').toReversed();
    if (sortBy === 'value')
      return isRising === rises ? sorted('position', 'asc') : groupsReversed(sorted('position', 'asc'), positionOf);
    if (sortBy === 'asn') return isRising ? sortedBy(size, (row) => asns[row]!) : sorted('asn', 'asc').toReversed();
    return isRising ? sortedBy(size, changeOf) : groupsReversed(sorted('change', 'asc'), changeOf);
  };
  const sorted = (sortBy: RatedKey, order: 'asc' | 'desc'): Uint32Array => {
    const name = `${sortBy} ${order}`;
    const known = orders.get(name);
    if (known) return known;
    const rows = make(sortBy, order);
    orders.set(name, rows);
    return rows;
  };

  /** Some rows, in a given order of all rows. */
  const inOrder = (rows: Uint32Array, order: Uint32Array): Uint32Array => {
    let placeOf = places.get(order);
    if (!placeOf) {
      placeOf = new Uint32Array(size);
      for (const [place, row] of order.entries()) placeOf[row] = place;
      places.set(order, placeOf);
    }
    const own = rows.map((row) => placeOf[row]!).sort();
    return own.map((place) => order[place]!);
  };

  // Sorted while the rating is read, so that no page has to wait for it.
  sorted('asn', 'asc');
  sorted('change', 'asc');

  const rowAt = (row: number): RatedRow => ({
    asn: asns[row]!,
    position: positions[row] ?? 1,
    value: values[row]!,
    before: before[row] || null,
  });

  return {
    size,
    asns,
    between(first, last) {
      const rows = sorted('asn', 'asc');
      const from = firstPlace(size, (place) => asns[rows[place]!]! >= first);
      const to = firstPlace(size, (place) => asns[rows[place]!]! > last);
      return rows.subarray(from, to);
    },
    page({ sortBy, order, rows, limit, offset }) {
      const all = sorted(sortBy, order);
      const wanted = rows === null ? all : inOrder(rows, all);
      return { total: wanted.length, rows: Array.from(wanted.subarray(offset, offset + limit), rowAt) };
    },
  };
}

/** Sorts rows by an integer key, ascending. Equal rows, and those without a key, keep the order of their positions. */
function sortedBy(size: number, keyOf: (row: number) => number | null): Uint32Array {
  // Without a comparison function, tens of thousands of rows take some milliseconds.
  const packed = new Float64Array(size);
  for (let row = 0; row < size; row++) packed[row] = (keyOf(row) ?? LAST) * ROWS + row;
  packed.sort();
  return Uint32Array.from(packed, (key) => key - Math.floor(key / ROWS) * ROWS);
}

/** Reverses sorted rows: equal ones keep their order, and those without a key stay last. */
function groupsReversed(rows: Uint32Array, keyOf: (row: number) => number | null): Uint32Array {
  const keyed = firstPlace(rows.length, (place) => keyOf(rows[place]!) === null);
  const reversed = rows.slice();
  for (let begin = 0, end = 0; begin < keyed; begin = end) {
    const key = keyOf(rows[begin]!);
    while (end < keyed && keyOf(rows[end]!) === key) end++;
    reversed.set(rows.subarray(begin, end), keyed - end);
  }
  return reversed;
}
