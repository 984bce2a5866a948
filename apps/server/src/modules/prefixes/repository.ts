import { type Kysely, sql } from 'kysely';
import type { NetworkRow } from '../../store/network.ts';
import type { Database, RoaState } from '../../store/schema.ts';

export interface PrefixPageQuery {
  readonly asn: number;
  readonly ipVersion: 4 | 6 | null;
  /** Text that the prefix, as written, contains. */
  readonly contains: string | null;
  readonly sortBy: 'prefix' | 'propagation' | 'roa';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

export interface PrefixRow {
  readonly prefix: string;
  readonly roa: RoaState;
  readonly route_object: RoaState;
  readonly propagation: number;
  readonly relative_propagation: number;
}

export interface PrefixPage {
  readonly network: NetworkRow;
  readonly total: number;
  readonly rows: readonly PrefixRow[];
}

/** One page with the size of the whole, in one statement; undefined for a network that no source knows. */
export async function prefixPage(db: Kysely<Database>, query: PrefixPageQuery): Promise<PrefixPage | undefined> {
  const direction = sql.raw(query.order);
  const order =
    query.sortBy === 'prefix' ? sql`prefix ${direction}` : sql`${sql.ref(query.sortBy)} ${direction}, prefix`;
  const { rows } = await sql<PrefixRow & NetworkRow & { total: number; listed: string | null }>`
    with hits as (
      select prefix, roa, route_object, propagation, relative_propagation from live_announced
      where origin = ${query.asn}
        and (${query.ipVersion}::smallint is null or ip_version = ${query.ipVersion}::smallint)
        and (${query.contains}::text is null or position(lower(${query.contains}::text) in text(prefix)) > 0)
    )
    select n.asn, n.as_name, n.org_name, n.country_code, whole.total, page.prefix as listed, page.*
    from live_network n
    cross join (select count(*) as total from hits) whole
    left join lateral (select * from hits order by ${order} limit ${query.limit} offset ${query.offset}) page on true
    where n.asn = ${query.asn}
  `.execute(db);
  const [first] = rows;
  if (!first) return undefined;
  const { asn, as_name, org_name, country_code, total } = first;
  const page = rows.filter((row) => row.listed !== null);
  return {
    network: { asn, as_name, org_name, country_code },
    total,
    rows: page.map(({ prefix, roa, route_object, propagation, relative_propagation }) => {
      return { prefix, roa, route_object, propagation, relative_propagation };
    }),
  };
}
