import { formatPrefix } from '@routeglass/domain/prefix';
import {
  createRelationGraph,
  findLeak,
  type LeakType,
  relationBetween,
  type RelationGraph,
} from '@routeglass/domain/relations';
import type { RouteGroup } from '../world/routeGroup.ts';
import type { Planner } from './planner.ts';
import { type Announcement, Routing } from './routing.ts';

/** Number of leaks of each type of RFC 7908. */
const EACH = 2;
/** Number of groups affected by one leak. */
const FEWEST_GROUPS = 3;
const MOST_GROUPS = 12;
/** Groups tried per leaker. */
const TRIED = 80;
/** Vantage points that must see a leaked route for it to count. */
const FEWEST_PEERS = 2;

/** Where the leaker learns the routes, and where it announces them. */
interface Kind {
  readonly type: LeakType;
  readonly from: 'c2p' | 'p2p';
  readonly to: 'providers' | 'peers';
}

const KINDS: readonly Kind[] = [
  { type: 1, from: 'c2p', to: 'providers' },
  { type: 2, from: 'p2p', to: 'peers' },
  { type: 3, from: 'c2p', to: 'peers' },
  { type: 4, from: 'p2p', to: 'providers' },
];

/** Plans networks that announce routes learned from providers or peers to other providers or peers, where collectors see it. */
export function planLeaks(planner: Planner): void {
  const world = new Leaking(planner);
  for (const kind of KINDS) {
    const leakers = planner.random.sample(planner.networksOf('access', 'carrier', 'content'), Infinity);
    let left = EACH;
    for (const { asn } of leakers) {
      const groups = left > 0 ? world.leakable(asn, kind) : [];
      if (groups.length < FEWEST_GROUPS) continue;
      planLeak(planner, asn, kind, groups);
      left--;
    }
  }
}

function planLeak(planner: Planner, leaker: number, { type, to }: Kind, groups: readonly RouteGroup[]): void {
  const span = planner.span(12, 150);
  const taken = groups.slice(0, planner.random.between(FEWEST_GROUPS, MOST_GROUPS));
  for (const { id, origin } of taken) {
    planner.take(id);
    const announcement = leakOf(origin, leaker, to);
    planner.change({ at: span.start, kind: 'group', group: id, announcement });
    planner.change({ at: span.end, kind: 'group', group: id, announcement: undefined });
  }
  const prefixes = taken.flatMap((group) => group.prefixes.map(formatPrefix));
  planner.record({ kind: 'leak', detail: `type-${type}`, leakType: type, ...span, asn: leaker, prefixes });
}

/** The lab as it would be if a network leaked. */
class Leaking {
  readonly #planner: Planner;
  readonly #routing: Routing;
  readonly #graph: RelationGraph;
  readonly #peers: readonly number[];

  constructor(planner: Planner) {
    const { links, collectors } = planner.world;
    this.#planner = planner;
    this.#routing = new Routing(links);
    this.#graph = createRelationGraph(links[4]);
    this.#peers = [...new Set(collectors.flatMap(({ sessions }) => sessions.map(({ asn }) => asn)))];
  }

  /** The groups that the leaker learns from the right kind of neighbor, with a leak visible to enough vantage points. */
  leakable(leaker: number, { type, from, to }: Kind): RouteGroup[] {
    const { random } = this.#planner;
    const relation = (a: number, b: number) => relationBetween(this.#graph, a, b);
    const candidates = this.#planner.freeGroups(({ version, origin }) => version === 4 && origin !== leaker);
    return random.sample(candidates, TRIED).filter((group) => {
      const [held] = this.#routing.pathsFrom([leaker], group);
      if (held?.[1] === undefined || relation(leaker, held[1]) !== from) return false;
      const seen = this.#routing.pathsFrom(this.#peers, group, leakOf(group.origin, leaker, to)).filter((path) => {
        const leak = path && findLeak(path, relation);
        return leak?.leaker === leaker && leak.type === type;
      });
      return seen.length >= FEWEST_PEERS;
    });
  }
}

function leakOf(origin: number, asn: number, to: Kind['to']): Announcement {
  return { announcers: [{ asn: origin }], leak: { asn, to } };
}
