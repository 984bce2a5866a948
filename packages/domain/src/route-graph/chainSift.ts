import type { Rows } from './adjacency.ts';
import type { Chains } from './chains.ts';
import { type Random, shuffle } from './random.ts';

/**
 * Moves each chain to the place in the sequence where its lines cross least, in all its columns at once: in dense graphs, sweeps over single
 * columns cannot find this. Runs `drifting` rounds that also accept equally good places, then plain ones while they help. Returns the number of
 * chains passed, a measure of time. Source: Bachmaier, Brandenburg, Brunner, Hübner, "Global k-level crossing reduction", JGAA 15(5), 2011;
 * here with prefix tables instead of sorted neighbor lists.
 */
export function siftChains(
  chains: Chains,
  sequence: Uint32Array,
  drifting: number,
  most: number,
  random: Random,
): number {
  const rank = new Int32Array(chains.count);
  for (let i = 0; i < sequence.length; i++) rank[sequence[i]!] = i;
  const move = createChainMove(chains, sequence, rank, random);
  const turns = sequence.slice();
  let rounds = 0;
  for (; rounds < most; rounds++) {
    shuffle(turns, random);
    let gain = 0;
    for (const chain of turns) gain += move(chain, rounds < drifting);
    if (gain === 0 && rounds >= drifting) break;
  }
  return rounds * chains.count * chains.count;
}

function createChainMove(chains: Chains, sequence: Uint32Array, rank: Int32Array, random: Random) {
  const { count, firstColumn, lastColumn, left, right } = chains;
  const leftLean = new Int32Array(count);
  const rightLean = new Int32Array(count);

  /** For each rank: how many neighbors of the chain are before it, minus how many are after it. */
  function aim(lean: Int32Array, { start, items }: Rows, chain: number): void {
    lean.fill(0);
    for (let i = start[chain]!; i < start[chain + 1]!; i++) lean[rank[items[i]!]!]!++;
    const degree = start[chain + 1]! - start[chain]!;
    let before = 0;
    for (let i = 0; i < count; i++) {
      const here = lean[i]!;
      lean[i] = 2 * before + here - degree;
      before += here;
    }
  }

  /**
   * Change on one side when the moved chain passes `other` at rank `at`. `reach` > 0: `other` extends beyond the end of the moved chain; < 0:
   * the opposite.
   */
  function past(lean: Int32Array, { start, items }: Rows, other: number, at: number, reach: number): number {
    if (reach > 0) return lean[at]!;
    let change = 0;
    for (let i = start[other]!; i < start[other + 1]!; i++) {
      const end = rank[items[i]!]!;
      change += reach === 0 ? lean[end]! : end > at ? 1 : -1;
    }
    return change;
  }

  return (chain: number, drift: boolean): number => {
    const first = firstColumn[chain]!;
    const last = lastColumn[chain]!;
    const from = rank[chain]!;
    aim(leftLean, left, chain);
    aim(rightLean, right, chain);
    let sum = 0;
    let own = 0;
    let best = Number.POSITIVE_INFINITY;
    let bestAt = from;
    let equals = 0;
    for (let i = -1; i < count; i++) {
      const other = i < 0 ? chain : sequence[i]!;
      if (i >= 0) {
        if (other === chain) {
          own = sum;
          if (sum === best && !drift) bestAt = from;
          continue;
        }
        if (firstColumn[other]! > last || lastColumn[other]! < first) continue;
        sum +=
          past(leftLean, left, other, i, first - firstColumn[other]!) +
          past(rightLean, right, other, i, lastColumn[other]! - last);
      }
      if (sum > best) continue;
      equals = sum < best ? 1 : equals + 1;
      if (sum < best || (drift && random() * equals < 1)) bestAt = i < from ? i + 1 : i;
      best = sum;
    }
    if (bestAt === from || (best === own && !drift)) return 0;
    if (bestAt > from) sequence.copyWithin(from, from + 1, bestAt + 1);
    else sequence.copyWithin(bestAt + 1, bestAt, from);
    sequence[bestAt] = chain;
    for (let i = Math.min(from, bestAt); i <= Math.max(from, bestAt); i++) rank[sequence[i]!] = i;
    return own - best;
  };
}
