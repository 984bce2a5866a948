import { formatPrefix } from '@routeglass/domain/prefix';
import { createPropagation } from '@routeglass/domain/propagation';
import { createRelationGraph, type LeakType } from '@routeglass/domain/relations';
import type { RouteGroup } from '../world/routeGroup.ts';
import type { Planner } from './planner.ts';

/** Leaks of each type of RFC 7908. */
const EACH = 2;
/** Groups that one leak carries away, at most. */
const MOST_GROUPS = 12;

/** From whom the leaker has the routes and whom it tells them. */
const TYPES: readonly {
  readonly type: LeakType;
  readonly from: 'provider' | 'peer';
  readonly to: 'providers' | 'peers';
}[] = [
  { type: 1, from: 'provider', to: 'providers' },
  { type: 2, from: 'peer', to: 'peers' },
  { type: 3, from: 'provider', to: 'peers' },
  { type: 4, from: 'peer', to: 'providers' },
];

/** Networks that pass on to providers or peers what they have from providers or peers. */
export function planLeaks(planner: Planner): void {
  for (const { type, from, to } of TYPES) {
    for (let i = 0; i < EACH; i++) {
      const leaker = pickLeaker(planner, from, to);
      const groups = leaker === undefined ? [] : takeLeaked(planner, leaker, from);
      if (leaker === undefined || groups.length === 0) continue;
      const span = planner.span(12, 150);
      for (const { id, origin } of groups) {
        const announcement = { announcers: [{ asn: origin }], leak: { asn: leaker, to } };
        planner.change({ at: span.start, kind: 'group', group: id, announcement });
        planner.change({ at: span.end, kind: 'group', group: id, announcement: undefined });
      }
      const prefixes = groups.flatMap((group) => group.prefixes.map(formatPrefix));
      planner.record({ kind: 'leak', detail: `type-${type}`, leakType: type, ...span, asn: leaker, prefixes });
    }
  }
}

/** An access network or carrier with neighbours enough on both sides. */
function pickLeaker(planner: Planner, from: 'provider' | 'peer', to: 'providers' | 'peers'): number | undefined {
  const links = planner.world.links[4];
  const providers = (asn: number): number => links.filter(({ type, b }) => type === 'p2c' && b === asn).length;
  const peers = (asn: number): number =>
    links.filter(({ type, a, b }) => type === 'p2p' && (a === asn || b === asn)).length;
  const needed = {
    providers: Number(from === 'provider') + Number(to === 'providers'),
    peers: Number(from === 'peer') + 3 * Number(to === 'peers'),
  };
  const able = planner
    .networksOf('access', 'carrier')
    .filter(({ asn }) => providers(asn) >= needed.providers && peers(asn) >= needed.peers);
  return able.length === 0 ? undefined : planner.random.pick(able).asn;
}

/** Groups whose best route the leaker has from that side. */
function takeLeaked(planner: Planner, leaker: number, from: 'provider' | 'peer'): RouteGroup[] {
  const propagation = createPropagation(createRelationGraph(planner.world.links[4]));
  const origins = new Set(
    planner.world.networks.map(({ asn }) => asn).filter((asn) => propagation.announce(asn).sourceOf(leaker) === from),
  );
  const groups: RouteGroup[] = [];
  for (let i = planner.random.between(4, MOST_GROUPS); i > 0; i--) {
    const group = planner.takeGroup(({ version, origin }) => version === 4 && origins.has(origin));
    if (group) groups.push(group);
  }
  return groups;
}
