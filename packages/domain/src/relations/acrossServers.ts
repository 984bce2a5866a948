import type { CleaningRules } from './cleanPath.ts';
import type { Testimony } from './testimony.ts';

/** Networks on both sides of an exchange's route server in some path: they exchange routes as peers. */
export function acrossServers(paths: Iterable<ArrayLike<number>>, { routeServers }: CleaningRules): Testimony[] {
  if (!routeServers || routeServers.size === 0) return [];
  const pairs = new Map<string, Testimony>();
  for (const path of paths) {
    for (let i = 1; i + 1 < path.length; i++) {
      if (!routeServers.has(path[i] ?? 0)) continue;
      const [one, other] = [path[i - 1] ?? 0, path[i + 1] ?? 0];
      if (one === other || routeServers.has(one) || routeServers.has(other)) continue;
      const [a, b] = one < other ? [one, other] : [other, one];
      pairs.set(`${a} ${b}`, { a, b, type: 'p2p', rule: 'route-server' });
    }
  }
  return [...pairs.values()];
}
