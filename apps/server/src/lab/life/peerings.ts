import { key } from '../world/links.ts';
import type { Planner } from './planner.ts';

const NEW_PEERINGS = 6;

/** Plans first-time peerings at exchanges, also over IPv6 if both networks use it. */
export function planPeerings(planner: Planner): void {
  const { world, random, week } = planner;
  const known = new Set(world.links[4].map(({ a, b }) => key(a, b)));
  for (let i = 0; i < NEW_PEERINGS; i++) {
    const [one, other] = random.sample(random.pick(world.exchanges).ports, 2);
    if (!one || !other || known.has(key(one.network.asn, other.network.asn))) continue;
    const a = Math.min(one.network.asn, other.network.asn);
    const b = Math.max(one.network.asn, other.network.asn);
    known.add(key(a, b));
    const { start } = planner.span(60, 60);
    const versions = [a, b].every((asn) => world.holdings.get(asn)?.v6) ? ([4, 6] as const) : ([4] as const);
    for (const version of versions) {
      planner.change({ at: start, kind: 'link', version, link: { a, b, type: 'p2p', via: undefined }, isUp: true });
    }
    planner.record({ kind: 'new-peering', detail: 'exchange', start, end: week.end, asn: a, victim: b, prefixes: [] });
  }
}
