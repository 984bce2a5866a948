import { createRelationGraph, recursiveConeSizes, type RelationLink } from '@routeglass/domain/relations';
import type { RoaMistake } from './registries/roaPlan.ts';
import type { Incident } from './life/incident.ts';
import type { Sample } from './sample.ts';

/** The lab's true data, to compare the results of the analytics with. */
export interface Truth {
  readonly seed: number;
  /** Seconds since 1970. */
  readonly start: number;
  readonly end: number;
  /** AS numbers without providers. */
  readonly clique: readonly number[];
  readonly route_servers: readonly number[];
  readonly networks: readonly { asn: number; role: string; name: string; country: string; organisation: string }[];
  readonly collectors: readonly { name: string; peers: readonly number[] }[];
  /** By IP version, at the start of the week. */
  readonly relations: Readonly<Record<4 | 6, readonly RelationLink[]>>;
  /** Sizes of recursive cones by AS number, for each IP version. */
  readonly cones: Readonly<Record<4 | 6, Readonly<Record<string, number>>>>;
  readonly incidents: readonly Incident[];
  readonly roa_mistakes: readonly RoaMistake[];
}

export function truthOf({ seed, start, end, world, plan }: Sample, mistakes: readonly RoaMistake[]): Truth {
  const asnsOf = (role: string): number[] =>
    world.networks.filter((network) => network.role === role).map(({ asn }) => asn);
  const plain = (version: 4 | 6): RelationLink[] => world.links[version].map(({ a, b, type }) => ({ a, b, type }));
  return {
    seed,
    start,
    end,
    clique: asnsOf('tier1'),
    route_servers: asnsOf('route-server'),
    networks: world.networks.map(({ asn, role, name, organisation }) => ({
      asn,
      role,
      name,
      country: organisation.country.code,
      organisation: organisation.id,
    })),
    collectors: world.collectors.map(({ name, sessions }) => ({
      name,
      peers: [...new Set(sessions.map(({ asn }) => asn))],
    })),
    relations: { 4: plain(4), 6: plain(6) },
    cones: { 4: coneSizes(plain(4)), 6: coneSizes(plain(6)) },
    incidents: plan.incidents,
    roa_mistakes: mistakes,
  };
}

function coneSizes(links: readonly RelationLink[]): Record<string, number> {
  const graph = createRelationGraph(links);
  const sizes = recursiveConeSizes(graph);
  return Object.fromEntries(Array.from(graph.asns, (asn, i) => [String(asn), sizes[i] ?? 1]));
}
