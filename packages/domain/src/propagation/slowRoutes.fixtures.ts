import type { RelationLink } from '../relations/graph.ts';

/** Best paths by plain exchange: every network takes the best route that its neighbors may pass on, repeated until nothing changes. */
export function slowRoutes(links: readonly RelationLink[], origin: number): Map<number, number[]> {
  const known = links.some(({ a, b }) => a === origin || b === origin);
  const best = new Map<number, { rank: number; path: number[] }>();
  if (known) best.set(origin, { rank: 0, path: [origin] });
  for (let changed = known; changed;) {
    changed = false;
    for (const [from, to, rank] of links.flatMap(directions)) {
      const route = best.get(from);
      if (!route || route.path.includes(to) || (route.rank > 1 && rank !== 3)) continue;
      const held = best.get(to);
      const offered = { rank, path: [to, ...route.path] };
      const current = held?.path[1] === from ? undefined : held;
      if (held?.rank === 0 || (current && isBetter(current, offered))) continue;
      if (held && held.rank === offered.rank && held.path.join() === offered.path.join()) continue;
      best.set(to, offered);
      changed = true;
    }
  }
  return new Map([...best].map(([asn, { path }]) => [asn, path]));
}

type Direction = readonly [from: number, to: number, rankAtReceiver: 1 | 2 | 3];

/** The two directions of a route over a link: to the provider as a customer's route (1), to the customer as a provider's (3), between peers (2). */
function directions({ a, b, type }: RelationLink): Direction[] {
  return type === 'p2c'
    ? [
        [b, a, 1],
        [a, b, 3],
      ]
    : [
        [a, b, 2],
        [b, a, 2],
      ];
}

function isBetter(one: { rank: number; path: number[] }, other: { rank: number; path: number[] }): boolean {
  if (one.rank !== other.rank) return one.rank < other.rank;
  if (one.path.length !== other.path.length) return one.path.length < other.path.length;
  return (one.path[1] ?? 0) <= (other.path[1] ?? 0);
}
