/** Rank correlation of two lists of values (Spearman 1904); equal values share the mean of their ranks. 1 for the same order, -1 for the opposite. */
export function spearman(left: readonly number[], right: readonly number[]): number {
  const [a, b] = [ranksOf(left), ranksOf(right)];
  const mean = (a.length - 1) / 2;
  let both = 0;
  let squaresA = 0;
  let squaresB = 0;
  for (const [i, rank] of a.entries()) {
    const [x, y] = [rank - mean, (b[i] ?? mean) - mean];
    both += x * y;
    squaresA += x * x;
    squaresB += y * y;
  }
  return both / Math.sqrt(squaresA * squaresB);
}

function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, place) => ({ value, place })).sort((a, b) => a.value - b.value);
  const ranks = values.map(() => 0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to + 1 < order.length && order[to + 1]?.value === order[from]?.value) to++;
    for (let i = from; i <= to; i++) ranks[order[i]?.place ?? 0] = (from + to) / 2;
    from = to + 1;
  }
  return ranks;
}
