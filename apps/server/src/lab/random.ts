/** Random choices from a seed: the same on every machine. */
export interface Random {
  /** 0 ≤ value < 1. */
  next(): number;
  /** A whole number, `low` ≤ value ≤ `high`. */
  between(low: number, high: number): number;
  /** True with probability `share`. */
  chance(share: number): boolean;
  /** Throws a `RangeError` if the list is empty. */
  pick<T>(from: readonly T[]): T;
  /** `count` different elements (or all if there are fewer) in random order. */
  sample<T>(from: readonly T[], count: number): T[];
  /** A separate source for one topic, so that changes in one topic do not affect the others. */
  fork(topic: string): Random;
}

/** Mulberry32: 32 bits of state, enough to vary a few thousand choices. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick<T>(from: readonly T[]): T {
      if (from.length === 0) throw new RangeError('Nothing to pick from');
      return from[between(0, from.length - 1)] as T;
    },
    sample<T>(from: readonly T[], count: number): T[] {
      const left = [...from];
      for (let i = 0; i < Math.min(count, left.length); i++) {
        const other = between(i, left.length - 1);
        [left[i], left[other]] = [left[other] as T, left[i] as T];
      }
      return left.slice(0, count);
    },
    fork: (topic) => createRandom(hash(topic, seed)),
  };
}

/** FNV-1a. */
function hash(text: string, seed: number): number {
  let value = (0x811c9dc5 ^ seed) >>> 0;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}
