import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';
import { storySources } from '../stories/sources.ts';
import { dayOf, endOf } from './days.ts';
import type { RatedPeer } from './dayTally.ts';
import type { RoutedSource } from './plan.ts';

/** Number of routes by IP version in a source. */
interface Routes {
  readonly id: number;
  readonly ipv4: number;
  readonly ipv6: number;
}

/** Counts the routes and events of each IP version in the sources. */
export async function countRoutes(store: Store, sources: readonly StandingSource[]): Promise<readonly Routes[]> {
  if (sources.length === 0) return [];
  const { rows } = await sql<Routes>`
    select generation_id as id, sum(ipv4_routes)::int8 as ipv4, sum(ipv6_routes)::int8 as ipv6 from generation_peer
    where generation_id in (${sql.join(sources.map(({ id }) => id))}) group by generation_id
  `.execute(store.bulk);
  return rows;
}

/**
 * The sources with the days they have routes for: a table its own day; updates the days with events, from the day of their collector's table on.
 *
 * @param known ids of sources with days that are not needed.
 */
export async function withDays(
  store: Store,
  sources: readonly StandingSource[],
  known: ReadonlySet<number>,
): Promise<readonly RoutedSource[]> {
  const stories = storySources(sources);
  const routed: RoutedSource[] = [];
  for (const { id, kind, asOf, days } of sources) {
    if (known.has(id)) {
      routed.push({ id, days: [] });
    } else if (kind === 'mrt-rib') {
      routed.push({ id, days: [dayOf((asOf?.getTime() ?? 0) / 1000)] });
    } else {
      const since = stories.get(id)?.snapshot ?? null;
      const told = days ?? (await daysOfEvents(store, id));
      routed.push({ id, days: told.filter((day) => since === null || endOf(day) > since) });
    }
  }
  return routed;
}

/** For a file loaded before its days were stored. */
async function daysOfEvents(store: Store, id: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day from route_event where generation_id = ${sql.lit(id)}
  `.execute(store.bulk);
  return rows.map(({ day }) => day);
}

/** The vantage points of these sources' collectors, by id. */
export async function readPeers(
  store: Store,
  sources: readonly StandingSource[],
): Promise<ReadonlyMap<number, RatedPeer>> {
  const collectors = new Map<string, number | null>();
  const stories = storySources(sources);
  for (const { id, kind, name, collector } of sources) {
    const source = stories.get(id);
    if (kind === 'mrt-rib') collectors.set(name, source?.at ?? null);
    else if (collector !== null && !collectors.has(collector)) collectors.set(collector, null);
  }
  if (collectors.size === 0) return new Map();
  const { rows } = await sql<{ id: number; asn: number; collector: string }>`
    select id, asn, collector from peer where collector in (${sql.join([...collectors.keys()])})
  `.execute(store.bulk);
  return new Map(rows.map(({ id, asn, collector }) => [id, { asn, since: collectors.get(collector) ?? null }]));
}
