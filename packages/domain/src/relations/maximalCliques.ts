/**
 * All maximal cliques of a small graph (Bron and Kerbosch 1973, with a pivot), each in ascending order.
 *
 * @param size nodes are `0 … size - 1`.
 */
export function maximalCliques(size: number, areJoined: (a: number, b: number) => boolean): number[][] {
  const found: number[][] = [];
  const extend = (clique: number[], candidates: number[], excluded: number[]): void => {
    const pivot = candidates[0] ?? excluded[0];
    if (pivot === undefined) {
      found.push(clique.toSorted((a, b) => a - b));
      return;
    }
    let open = candidates;
    const closed = [...excluded];
    for (const node of candidates.filter((candidate) => candidate === pivot || !areJoined(pivot, candidate))) {
      const joined = (other: number): boolean => other !== node && areJoined(node, other);
      extend([...clique, node], open.filter(joined), closed.filter(joined));
      open = open.filter((candidate) => candidate !== node);
      closed.push(node);
    }
  };
  extend(
    [],
    Array.from({ length: size }, (_, node) => node),
    [],
  );
  return found;
}
