/** Seeded random numbers in [0, 1) (mulberry32): the same seed produces the same numbers on every machine. */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Shuffles the items in place (Fisher-Yates). */
export function shuffle(items: Uint32Array, random: Random): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const item = items[last]!;
    items[last] = items[other]!;
    items[other] = item;
  }
}
