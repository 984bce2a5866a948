import { type Kysely, sql } from 'kysely';
import type { NeighborType } from '../../store/neighborTables.ts';
import type { Database, World } from '../../store/schema.ts';

export interface PeriodRow {
  readonly ip_version: 4 | 6;
  readonly type: NeighborType;
  readonly first_seen: Date;
  readonly last_seen: Date | null;
}

/** The relation of one network to another over time, newest first. */
export async function periodsOf(
  db: Kysely<Database>,
  { target, asn, ipVersion }: { target: number; asn: number; ipVersion: 4 | 6 | null },
): Promise<PeriodRow[]> {
  const link = sql`
    asn = ${asn}::bigint and neighbor = ${target}::bigint
    and (${ipVersion}::smallint is null or ip_version = ${ipVersion}::smallint)
  `;
  const { rows } = await sql<PeriodRow>`
    select ip_version, type, since as first_seen, last_seen from live_neighbor where ${link}
    union all
    select ip_version, type, first_seen, last_seen from live_neighbor_past where ${link}
    order by first_seen desc, ip_version
  `.execute(db);
  return rows;
}

export interface GroundsRow extends PeriodRow {
  readonly world: World;
  readonly routes: number;
  /** Null if the link was not part of the inference: no table shows it, or only on paths that are left out. */
  readonly rule: string | null;
  readonly paths: number;
  readonly peers: number;
  readonly share: number;
  readonly samples: readonly string[];
  /** Time of the newest table or update of its world. */
  readonly as_of: Date | null;
  /** Whether the two networks belong to the clique. */
  readonly target_on_top: boolean;
  readonly on_top: boolean;
}

/** What is known about a link over each IP version, with the evidence for its relation. */
export async function groundsOf(db: Kysely<Database>, target: number, asn: number): Promise<GroundsRow[]> {
  const { rows } = await sql<GroundsRow>`
    select l.world, l.ip_version, l.type, l.first_seen, l.last_seen, l.routes, r.rule, coalesce(r.paths, 0) as paths,
      coalesce(r.peers, 0) as peers, coalesce(r.share, 0) as share, coalesce(r.samples, '{}') as samples,
      (select max(as_of) from generation g where g.state = 'live' and g.kind in ('mrt-rib', 'mrt-updates') and g.world = l.world)
        as as_of,
      exists (select from clique_member c where c.generation_id = r.generation_id and c.asn = l.neighbor) as target_on_top,
      exists (select from clique_member c where c.generation_id = r.generation_id and c.asn = l.asn) as on_top
    from live_neighbor l
    left join live_relation r on r.world = l.world and r.ip_version = l.ip_version
      and ((r.a = l.asn and r.b = l.neighbor) or (r.a = l.neighbor and r.b = l.asn))
    where l.asn = ${asn}::bigint and l.neighbor = ${target}::bigint
    order by l.ip_version
  `.execute(db);
  return rows;
}

export interface ActiveRow {
  readonly from_asn: number;
  readonly to_asn: number;
  readonly ip_version: 4 | 6;
  /** The relation of the second network to the first. */
  readonly type: NeighborType;
}

/** The relations of these pairs with a current route. */
export async function activeRelations(
  db: Kysely<Database>,
  pairs: readonly { readonly from: number; readonly to: number }[],
): Promise<ActiveRow[]> {
  if (pairs.length === 0) return [];
  const { rows } = await sql<ActiveRow>`
    select distinct l.asn as from_asn, l.neighbor as to_asn, l.ip_version, l.type
    from unnest(${pairs.map(({ from }) => from)}::bigint[], ${pairs.map(({ to }) => to)}::bigint[]) as pair (a, b)
    join live_neighbor l on l.asn = pair.a and l.neighbor = pair.b
    where l.last_seen is null
  `.execute(db);
  return rows;
}
