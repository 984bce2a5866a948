import { type Kysely, sql } from 'kysely';
import { covers } from './coveringBlocks.ts';
import { tellsOf } from './defaultRoute.ts';
import { inside } from './insidePrefix.ts';
import { type NetworkRow, toBrief, unknownNetwork } from './network.ts';
import type { Database, RoaState, World } from './schema.ts';

/** An announced prefix with facts about its origin. */
export interface AnnouncedRow {
  readonly prefix: string;
  readonly origin: number;
  readonly roa: RoaState;
  readonly route_object: RoaState;
  readonly propagation: number;
  readonly relative_propagation: number;
  readonly as_name: string | null;
  readonly country_code: string | null;
  readonly world: World;
  /** True if it contains the requested prefix; false if it lies inside. */
  readonly covers: boolean;
  /** For an aggregate, which `origin` made: the members of its AS_SET. */
  readonly origin_set: readonly number[] | null;
}

/** Announced prefixes that contain a prefix, including itself, the most specific first. A default route only matches itself. */
export async function findCovering(
  db: Kysely<Database>,
  prefix: string,
  limit: number,
): Promise<readonly AnnouncedRow[]> {
  const { rows } = await sql<AnnouncedRow>`
    select ${columns}, true as covers from (${covering(prefix, limit)}) a
    left join live_network n on n.asn = a.origin and n.world = a.world
    order by masklen(a.prefix) desc, a.propagation desc
  `.execute(db);
  return rows;
}

/** Announced prefixes around a prefix: those that contain it, as above, then those inside it in prefix order. At most `limit` of each. */
export async function findAround(
  db: Kysely<Database>,
  prefix: string,
  limit: number,
): Promise<readonly AnnouncedRow[]> {
  const { rows } = await sql<AnnouncedRow>`
    select ${columns}, a.covers
    from (
      select c.*, true as covers from (${covering(prefix, limit)}) c
      union all
      select i.*, false from (${inside(prefix)} order by prefix, origin limit ${sql.lit(limit)}) i
    ) a
    left join live_network n on n.asn = a.origin and n.world = a.world
    order by a.covers desc, case when a.covers then -masklen(a.prefix) end, a.prefix, a.propagation desc
  `.execute(db);
  return rows;
}

const columns = sql`a.prefix, a.origin, a.world, a.roa, a.route_object, a.propagation, a.relative_propagation, a.origin_set, n.as_name, n.country_code`;

function covering(prefix: string, limit: number) {
  return sql`
    select * from live_found where ${covers(sql`${prefix}::text`)} and ${tellsOf(sql`${prefix}::cidr`)}
    order by masklen(prefix) desc, propagation desc limit ${sql.lit(limit)}
  `;
}

/** Announced prefixes of a world inside a prefix, in prefix order, `limit` of them from `offset` on. */
export async function findInside(
  db: Kysely<Database>,
  prefix: string,
  world: World,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly AnnouncedRow[]> {
  const { rows } = await sql<AnnouncedRow>`
    select ${columns}, false as covers
    from (${inside(prefix)} and world = ${world} order by prefix, origin limit ${sql.lit(limit)} offset ${sql.lit(offset)}) a
    left join live_network n on n.asn = a.origin
    order by a.prefix, a.origin
  `.execute(db);
  return rows;
}

/** Announced prefixes inside a prefix, itself included, in prefix order. */
export async function findWithin(
  db: Kysely<Database>,
  prefix: string,
  limit: number,
): Promise<readonly AnnouncedRow[]> {
  const { rows } = await sql<AnnouncedRow>`
    select ${columns}, false as covers
    from (${inside(prefix, -1)} order by prefix, origin limit ${sql.lit(limit)}) a
    left join live_network n on n.asn = a.origin and n.world = a.world
    order by a.prefix, a.propagation desc
  `.execute(db);
  return rows;
}

export function toAnnouncedPrefix(row: AnnouncedRow) {
  const { prefix, roa, route_object, propagation, relative_propagation } = row;
  return { prefix, origin: originOf(row), ...setOf(row), roa, route_object, propagation, relative_propagation };
}

/** The AS_SET, if this is an aggregate. */
function setOf({ origin_set }: AnnouncedRow) {
  return origin_set === null ? {} : { origin_set: [...origin_set] };
}

function originOf(row: AnnouncedRow) {
  const { as_name, country_code } = row;
  return toBrief({ ...(unknownNetwork(row.origin) satisfies NetworkRow), as_name, country_code });
}
