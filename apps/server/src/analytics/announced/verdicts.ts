import { parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import { type OriginValidator, routeObjectValidity } from '@routeglass/domain/validity';
import type { RoaState, World } from '../../store/schema.ts';
import type { WorldStory } from '../stories/sightings.ts';
import type { TextOf } from '../stories/setPaths.ts';
import { type Aggregator, aggregatorsOf } from './aggregators.ts';
import { type Announcer, announcersOf } from './announcers.ts';
import type { RouteObjects } from './routeObjects.ts';
import type { PeerCounts } from './vantage.ts';

/** The columns of `announced` and their SQL types. */
export const announcedColumns = {
  generation_id: 'integer',
  prefix: 'cidr',
  origin: 'bigint',
  world: 'text',
  ip_version: 'smallint',
  propagation: 'integer',
  relative_propagation: 'real',
  roa: 'text',
  route_object: 'text',
  origin_set: 'bigint[]',
} as const;

/** A row of `announced`. */
export interface AnnouncedRow {
  readonly prefix: string;
  readonly origin: number;
  readonly world: World;
  readonly ipVersion: 4 | 6;
  readonly propagation: number;
  /** Percentage of the vantage points of its world and IP version, at most 100. */
  readonly relativePropagation: number;
  readonly roa: RoaState;
  readonly routeObject: RoaState;
  /** For an aggregate, which `origin` made: the members of its AS_SET. Null if the network is the origin. */
  readonly originSet: readonly number[] | null;
}

/** What the rows of a prefix are judged by. */
export interface Grounds {
  readonly peers: PeerCounts;
  readonly validators: Readonly<Record<World, OriginValidator>>;
  readonly routeObjects: Readonly<Record<World, RouteObjects>>;
}

/**
 * Returns the announced rows of stories. The worlds of one prefix must follow each other in `stories`, the real one first. If a pair of prefix and
 * origin is seen in both worlds, the real row is kept. If a network is the origin on some paths and the aggregator on others, the row as origin is
 * kept.
 */
export function announcedRows(stories: readonly WorldStory[], grounds: Grounds, textOf: TextOf): AnnouncedRow[] {
  const rows: AnnouncedRow[] = [];
  for (const story of stories) {
    const prefix = parsePrefix(story.prefix);
    if (!prefix) continue;
    const isKnown = (origin: number): boolean => {
      for (let i = rows.length - 1; rows[i]?.prefix === story.prefix; i--) if (rows[i]?.origin === origin) return true;
      return false;
    };
    for (const announcer of [...announcersOf(story.routes), ...aggregatorsOf(story.routes, textOf)]) {
      if (!isKnown(announcer.origin)) rows.push(announcedRow(story, prefix, announcer, grounds));
    }
  }
  return rows;
}

function announcedRow(
  { prefix: text, world }: WorldStory,
  prefix: Prefix,
  announcer: Announcer | Aggregator,
  grounds: Grounds,
): AnnouncedRow {
  const { origin, peers } = announcer;
  const originSet = 'members' in announcer ? announcer.members : null;
  // A ROA or route object cannot name an AS_SET as origin.
  const named = originSet === null ? origin : undefined;
  const all = Math.max(peers, grounds.peers[world][prefix.version]);
  return {
    prefix: text,
    origin,
    world,
    ipVersion: prefix.version,
    propagation: peers,
    relativePropagation: (100 * peers) / all,
    roa: grounds.validators[world].state(prefix, named),
    routeObject: routeObjectValidity(named, grounds.routeObjects[world].get(text) ?? []).state,
    originSet,
  };
}
