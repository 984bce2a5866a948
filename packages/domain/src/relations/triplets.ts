import type { PathTable } from './pathTable.ts';

/** Distinct pairs of consecutive steps with the number of paths that take both, ordered by first step, then second. */
export interface Triplets {
  readonly first: Uint32Array;
  readonly second: Uint32Array;
  readonly paths: Uint32Array;
  /** Triplets whose first step is `s` are at `byFirst[s] … byFirst[s + 1] - 1`. */
  readonly byFirst: Uint32Array;
}

/** @param skip whether to leave path `i` out. */
export function collectTriplets(table: PathTable, skip: (path: number) => boolean = () => false): Triplets {
  const { steps, starts } = table;
  const size = table.ends.length;
  const keys = new Float64Array(steps.length);
  let count = 0;
  for (let path = 0; path + 1 < starts.length; path++) {
    if (skip(path)) continue;
    const end = starts[path + 1]!;
    for (let i = starts[path]! + 1; i < end; i++) keys[count++] = steps[i - 1]! * size + steps[i]!;
  }
  const sorted = keys.subarray(0, count).sort();
  const first: number[] = [];
  const second: number[] = [];
  const paths: number[] = [];
  const byFirst = new Uint32Array(size + 1);
  for (let i = 0; i < count; i++) {
    const key = sorted[i]!;
    if (i > 0 && key === sorted[i - 1]) {
      paths.push((paths.pop() ?? 0) + 1);
      continue;
    }
    const from = Math.floor(key / size);
    first.push(from);
    second.push(key - from * size);
    paths.push(1);
    byFirst[from + 1]! += 1;
  }
  for (let i = 1; i <= size; i++) byFirst[i]! += byFirst[i - 1]!;
  return { first: Uint32Array.from(first), second: Uint32Array.from(second), paths: Uint32Array.from(paths), byFirst };
}
