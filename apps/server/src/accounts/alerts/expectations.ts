import type { AlertWatchRow } from '@routeglass/api-client/own';
import { sql } from 'kysely';
import { covers } from '../../store/coveringBlocks.ts';
import type { AccountQueries } from '../tables.ts';
import { registeredOf } from './registrySets.ts';

/** Most rows shown; more would not help a reader. */
const MOST = 200;

type Origins = Pick<AlertWatchRow, 'origins' | 'upstreams'>;

/**
 * From the newest data: which networks may announce the space of a network, by routes, ROAs, route objects and its own AS-SETs; and its providers and
 * peers, by routes, their AS-SETs and their registry lines.
 */
export async function expectationsOf(queries: AccountQueries, asn: number): Promise<Origins> {
  const { rows: origins } = await sql<Origins['origins'][number]>`
    with own as materialized (select distinct prefix from live_announced where origin = ${asn}::bigint)
    select ${asn}::bigint as asn, 'route' as source where exists (select from own)
    union select v.asn, 'roa' from own join live_vrp v on ${covers(sql`own.prefix`, sql`v.prefix`)}
      and masklen(own.prefix) <= v.max_length where v.asn <> 0
    union select o.origin, 'route-object' from own join live_route_object o on o.prefix = own.prefix
    order by asn, source limit ${sql.lit(MOST)}
  `.execute(queries);
  const { rows: neighbors } = await sql<Pick<Origins['upstreams'][number], 'asn' | 'type'>>`
    select distinct on (neighbor) neighbor as asn, type from live_neighbor
    where asn = ${asn}::bigint and type in ('providers', 'peerings') and last_seen is null
    order by neighbor, type limit ${sql.lit(MOST)}
  `.execute(queries);
  const registered = await registeredOf(queries, [asn, ...neighbors.map((neighbor) => neighbor.asn)]);
  const members = registered.membersOf(asn).filter((member) => member !== asn);
  const upstreams = neighbors.map(({ type, ...neighbor }): Origins['upstreams'][number] => ({
    ...neighbor,
    type,
    sources: [
      'route',
      ...(type === 'providers' && registered.lists(neighbor.asn, asn) ? (['as-set'] as const) : []),
      ...(type === 'providers' && registered.serves(neighbor.asn, asn) ? (['policy'] as const) : []),
    ],
  }));
  return {
    origins: [...origins, ...members.map((member) => ({ asn: member, source: 'as-set' as const }))].slice(0, MOST),
    upstreams,
  };
}
