/** Ranks of values, the greatest first: 1 + number of greater values, so that equal values share a rank. */
export function ranksOf(values: ArrayLike<number>): Uint32Array {
  const descending = Float64Array.from(values).sort().reverse();
  const ranks = new Map<number, number>();
  descending.forEach((value, place) => {
    if (!ranks.has(value)) ranks.set(value, place + 1);
  });
  return Uint32Array.from(values, (value) => ranks.get(value) ?? 0);
}

/** The values that order networks in the connectivity rating. */
export interface Standing {
  readonly asn: number;
  readonly score: number;
  readonly cone: number;
  readonly neighbors: number;
}

/** Order of the connectivity rating: by score, then cone, then neighbors, each descending, then the lower ASN. */
export function compareStandings(a: Standing, b: Standing): number {
  return b.score - a.score || b.cone - a.cone || b.neighbors - a.neighbors || a.asn - b.asn;
}
