/** Reproducible random numbers: the same seed gives the same numbers. */
export interface Random {
  /** A whole number from 0 up to, but excluding, `limit`. */
  below(limit: number): number;
  /** True once in this many times, on average. */
  oneIn(times: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick<T>(list: readonly T[]): T {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
  };
}
