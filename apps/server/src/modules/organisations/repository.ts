import { type Kysely, sql } from 'kysely';
import { countsFor, type NetworkRow } from '../../store/network.ts';
import type { RatingColumn } from '../../store/ratingColumns.ts';
import type { Edition } from '../../store/ratings.ts';
import type { Database } from '../../store/schema.ts';

export interface OrganisationRow {
  readonly id: string;
  readonly name: string;
  readonly country: string | null;
  readonly source: string;
  readonly networks: number;
}

/** The organization that holds an AS number; if several maps have it, the newer load wins. */
export async function organisationOf(db: Kysely<Database>, asn: number): Promise<OrganisationRow | undefined> {
  const { rows } = await sql<OrganisationRow>`
    select o.id, o.name, o.country, o.source,
      (select count(*)::int from as_organisation s where s.generation_id = o.generation_id and s.organisation_id = o.id) as networks
    from live_as_organisation a
    join organisation o on o.generation_id = a.generation_id and o.id = a.organisation_id
    join generation g on g.id = a.generation_id
    where a.asn = ${asn} and ${countsFor(asn, sql`g.world`)} order by a.generation_id desc limit 1
  `.execute(db);
  return rows[0];
}

export interface SiblingsPage {
  readonly skip: number;
  readonly limit: number;
  readonly order: 'asc' | 'desc';
  /** The metric that orders them on a rated day; null orders by number. */
  readonly by: { readonly edition: Edition; readonly column: RatingColumn } | null;
}

/** One page of the other networks of the same organization, and the total. */
export async function siblingsOf(
  db: Kysely<Database>,
  asn: number,
  { skip, limit, order, by }: SiblingsPage,
): Promise<{ readonly total: number; readonly rows: readonly NetworkRow[] }> {
  const direction = sql.raw(order);
  // Equal ones keep the order of the rating.
  const places = order === 'desc' ? sql`r.place asc nulls last` : sql`r.place desc nulls last`;
  const inOrder = by ? sql`r.${sql.ref(by.column)} ${direction} nulls last, ${places}, o.asn` : sql`o.asn ${direction}`;
  const rated = by ? sql`left join rating r on r.generation_id = ${by.edition.id} and r.asn = o.asn` : sql``;
  const { rows } = await sql<NetworkRow & { total: number }>`
    with own as (
      select a.generation_id, a.organisation_id
      from live_as_organisation a join generation g on g.id = a.generation_id
      where a.asn = ${asn} and ${countsFor(asn, sql`g.world`)} order by a.generation_id desc limit 1
    ), others as (
      select s.asn from as_organisation s join own using (generation_id, organisation_id) where s.asn <> ${asn}
    ), page as (
      select o.asn, row_number() over (order by ${inOrder}) as place from others o ${rated}
      order by place offset ${skip} limit ${limit}
    )
    select whole.total, page.asn, n.as_name, n.org_name, n.country_code
    from (select count(*)::int as total from others) whole
    left join page on true
    left join live_network n on n.asn = page.asn
    order by page.place
  `.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.asn !== null) };
}
