import { maximalCliques } from './maximalCliques.ts';
import { toNode, fromNode, type PathTable } from './pathTable.ts';
import type { TransitRanks } from './transitDegree.ts';
import type { Triplets } from './triplets.ts';

/** The first clique is searched among this many networks of the highest transit degree (Luckie et al. 2013). */
const FIRST = 10;
/** How far down the order to look for further members. */
const FURTHER = 100;
/** Number of paths from which a link between two candidates counts as transit, not peering. */
const TRANSIT_PATHS = 3;

/**
 * Networks at the top, which have no provider and all peer with each other: the heaviest maximal clique among the ten highest transit degrees,
 * then each next network that peers with all members so far.
 *
 * Three members `x y z` in a row on a path show that `y` carries `z`'s routes to `x`, which a peer would not do. Such a link no longer counts
 * as peering, and the search is repeated.
 */
export function findClique(table: PathTable, triplets: Triplets, ranks: TransitRanks): number[] {
  const top = [...ranks.order.subarray(0, FIRST)].filter((node) => ranks.transitDegree[node]! > 0);
  const joined = linkKeys(table);
  const key = (a: number, b: number): number => Math.min(a, b) * table.asns.length + Math.max(a, b);
  for (;;) {
    const members = heaviest(top, (a, b) => joined.has(key(a, b)), ranks);
    const broken = transitLinks(table, triplets, new Set(members));
    if (broken.length === 0) return extend(members, table, triplets, ranks, (a, b) => joined.has(key(a, b)));
    for (const [a, b] of broken) joined.delete(key(a, b));
  }
}

function heaviest(top: readonly number[], areJoined: (a: number, b: number) => boolean, ranks: TransitRanks): number[] {
  const weight = (clique: readonly number[]): number =>
    clique.reduce((sum, node) => sum + ranks.transitDegree[node]!, 0);
  const cliques = maximalCliques(top.length, (a, b) => areJoined(top[a]!, top[b]!));
  return cliques
    .map((clique) => clique.map((place) => top[place]!))
    .reduce((best, clique) => (weight(clique) > weight(best) ? clique : best), []);
}

function extend(
  first: readonly number[],
  table: PathTable,
  triplets: Triplets,
  ranks: TransitRanks,
  areJoined: (a: number, b: number) => boolean,
): number[] {
  const members = [...first];
  for (const node of ranks.order.subarray(0, FURTHER)) {
    if (members.includes(node) || ranks.transitDegree[node]! === 0) continue;
    if (!members.every((member) => areJoined(member, node))) continue;
    if (transitLinks(table, triplets, new Set([...members, node])).length === 0) members.push(node);
  }
  return members.sort((a, b) => a - b);
}

/** Links `y z` that follow a step `x y` with all three among the members. */
function transitLinks(table: PathTable, triplets: Triplets, members: ReadonlySet<number>): [number, number][] {
  const paths = new Map<number, number>();
  for (let i = 0; i < triplets.first.length; i++) {
    const into = triplets.first[i]!;
    const out = triplets.second[i]!;
    if (!members.has(toNode(table, into)) || !members.has(fromNode(table, into))) continue;
    if (members.has(toNode(table, out))) paths.set(out, (paths.get(out) ?? 0) + triplets.paths[i]!);
  }
  return [...paths]
    .filter(([out, count]) => count >= TRANSIT_PATHS && count > (paths.get(out ^ 1) ?? 0))
    .map(([out]) => [fromNode(table, out), toNode(table, out)]);
}

function linkKeys(table: PathTable): Set<number> {
  const keys = new Set<number>();
  for (let link = 0; link < table.ends.length / 2; link++) {
    keys.add(fromNode(table, 2 * link) * table.asns.length + toNode(table, 2 * link));
  }
  return keys;
}
