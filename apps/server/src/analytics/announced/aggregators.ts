import { parseAsPath } from '@routeglass/domain/as-path';
import type { StoryRoute } from '@routeglass/domain/history';
import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { WorldStory } from '../stories/sightings.ts';

/** A network that announces an aggregate: a route with an AS_SET at the end of its path. */
export interface Aggregator {
  /** The network just before the AS_SET. */
  readonly origin: number;
  /** Number of vantage points that carry the prefix from it. */
  readonly peers: number;
  /** Members of all AS_SETs seen behind it, ascending. */
  readonly members: readonly number[];
}

/** Texts of paths without a single origin, by path id. */
export type SetPaths = ReadonlyMap<number, string>;

const isAggregate = ({ origin, until }: StoryRoute): boolean => origin === null && until === null;

/** Returns the texts of the current paths in these stories that have no single origin. */
export async function setPathsOf(store: Store, stories: readonly WorldStory[]): Promise<SetPaths> {
  const ids = new Set(stories.flatMap(({ routes }) => routes.filter(isAggregate).map(({ path }) => path)));
  if (ids.size === 0) return new Map();
  const { rows } = await sql<{ id: number; asns: string }>`
    select id, asns from as_path where id = any(${[...ids]}::bigint[])
  `.execute(store.bulk);
  return new Map(rows.map(({ id, asns }) => [id, asns]));
}

/** Returns the networks that announce a prefix as an aggregate. If no network comes before the AS_SET, the set's lowest member counts. */
export function aggregatorsOf(routes: readonly StoryRoute[], paths: SetPaths): readonly Aggregator[] {
  const found = new Map<number, { peers: Set<number>; members: Set<number> }>();
  for (const route of routes) {
    const end = isAggregate(route) ? endOf(paths.get(route.path) ?? '') : undefined;
    if (!end) continue;
    const known = found.get(end.origin) ?? { peers: new Set(), members: new Set() };
    found.set(end.origin, known);
    known.peers.add(route.peer);
    for (const asn of end.members) known.members.add(asn);
  }
  return [...found].map(([origin, { peers, members }]) => {
    return { origin, peers: peers.size, members: [...members].sort((a, b) => a - b) };
  });
}

function endOf(text: string): { origin: number; members: number[] } | undefined {
  const path = parseAsPath(text) ?? [];
  const last = path.findLastIndex((element) => typeof element === 'number');
  const members = path.slice(last + 1).flatMap((element) => (typeof element === 'number' ? [] : [...element.asns]));
  const origin = path[last] ?? members.toSorted((a, b) => a - b)[0];
  return typeof origin === 'number' && members.length > 0 ? { origin, members } : undefined;
}
