/** Compressed rows: the entries of row i are `items[start[i]] … items[start[i + 1] - 1]`. */
export interface Rows {
  readonly start: Uint32Array;
  readonly items: Uint32Array;
}

/** Groups `values[i]` by `keys[i]`; entries of one key keep their order. */
export function groupRows(rowCount: number, keys: Uint32Array, values: Uint32Array): Rows {
  const start = new Uint32Array(rowCount + 1);
  for (const key of keys) start[key + 1]!++;
  for (let row = 0; row < rowCount; row++) start[row + 1]! += start[row]!;
  const next = start.slice(0, rowCount);
  const items = new Uint32Array(keys.length);
  for (let i = 0; i < keys.length; i++) items[next[keys[i]!]!++] = values[i]!;
  return { start, items };
}
