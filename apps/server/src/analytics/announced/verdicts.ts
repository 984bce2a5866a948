import { parsePrefix } from '@routeglass/domain/prefix';
import { type OriginValidator, routeObjectValidity } from '@routeglass/domain/validity';
import type { RoaState, World } from '../../store/schema.ts';
import { announcersOf, type RouteSource } from './announcers.ts';
import type { RouteObjects } from './routeObjects.ts';
import type { PrefixRoutes } from './routePages.ts';
import type { PeerCounts } from './vantage.ts';

/** A row of `announced`. */
export interface AnnouncedRow {
  readonly prefix: string;
  readonly origin: number;
  readonly world: World;
  readonly ipVersion: 4 | 6;
  readonly propagation: number;
  /** Percentage of the peers of its world and IP version, at most 100. */
  readonly relativePropagation: number;
  readonly roa: RoaState;
  readonly routeObject: RoaState;
}

/** What the rows of a prefix are judged by. */
export interface Grounds {
  readonly sources: ReadonlyMap<number, RouteSource>;
  readonly peers: PeerCounts;
  readonly validators: Readonly<Record<World, OriginValidator>>;
  readonly routeObjects: Readonly<Record<World, RouteObjects>>;
}

/** The announced rows of one prefix. Of a pair seen in both worlds the real one stays. */
export function announcedRows({ prefix: text, routes }: PrefixRoutes, grounds: Grounds): AnnouncedRow[] {
  const prefix = parsePrefix(text);
  if (!prefix) return [];
  const rows = new Map<number, AnnouncedRow>();
  for (const { world, origin, peers } of announcersOf(routes, grounds.sources)) {
    if (world === 'lab' && rows.has(origin)) continue;
    const all = Math.max(peers, grounds.peers[world][prefix.version]);
    rows.set(origin, {
      prefix: text,
      origin,
      world,
      ipVersion: prefix.version,
      propagation: peers,
      relativePropagation: (100 * peers) / all,
      roa: grounds.validators[world].state(prefix, origin),
      routeObject: routeObjectValidity(origin, grounds.routeObjects[world].get(text) ?? []).state,
    });
  }
  return [...rows.values()];
}
