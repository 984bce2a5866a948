import { type Kysely, sql } from 'kysely';
import { type NetworkRow, toBrief, unknownNetwork } from './network.ts';
import type { Database, RoaState } from './schema.ts';

/** An announced prefix with what is known of its origin. */
export interface AnnouncedRow {
  readonly prefix: string;
  readonly origin: number;
  readonly roa: RoaState;
  readonly route_object: RoaState;
  readonly propagation: number;
  readonly relative_propagation: number;
  readonly as_name: string | null;
  readonly country_code: string | null;
}

/** How an announced prefix stands to the one asked for: containing it, or inside it. */
export type Side = 'covering' | 'inside';

/** Announced prefixes that contain a prefix (the most specific first), or that lie in it (in prefix order); itself counts as both. */
export async function findAnnounced(
  db: Kysely<Database>,
  prefix: string,
  side: Side,
  limit: number,
): Promise<readonly AnnouncedRow[]> {
  const test = side === 'covering' ? sql`>>=` : sql`<<=`;
  const order = side === 'covering' ? sql`masklen(prefix) desc, propagation desc` : sql`prefix, propagation desc`;
  const { rows } = await sql<AnnouncedRow>`
    select a.prefix, a.origin, a.roa, a.route_object, a.propagation, a.relative_propagation, n.as_name, n.country_code
    from (
      select * from live_announced where prefix ${test} ${prefix}::cidr order by ${order} limit ${limit}
    ) a
    left join live_network n on n.asn = a.origin
    order by ${order}
  `.execute(db);
  return rows;
}

export function toAnnouncedPrefix(row: AnnouncedRow) {
  const { prefix, roa, route_object, propagation, relative_propagation } = row;
  return { prefix, origin: originOf(row), roa, route_object, propagation, relative_propagation };
}

export function originOf(row: AnnouncedRow) {
  const { as_name, country_code } = row;
  return toBrief({ ...(unknownNetwork(row.origin) satisfies NetworkRow), as_name, country_code });
}
