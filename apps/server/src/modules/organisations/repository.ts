import { type Kysely, sql } from 'kysely';
import type { NetworkRow } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';

export interface OrganisationRow {
  readonly id: string;
  readonly name: string;
  readonly country: string | null;
  readonly source: string;
  readonly networks: number;
}

/** The organisation that holds a number; of several maps the newer load counts. */
export async function organisationOf(db: Kysely<Database>, asn: number): Promise<OrganisationRow | undefined> {
  const { rows } = await sql<OrganisationRow>`
    select o.id, o.name, o.country, o.source,
      (select count(*)::int from as_organisation s where s.generation_id = o.generation_id and s.organisation_id = o.id) as networks
    from live_as_organisation a
    join organisation o on o.generation_id = a.generation_id and o.id = a.organisation_id
    where a.asn = ${asn} order by a.generation_id desc limit 1
  `.execute(db);
  return rows[0];
}

/** Networks of the same organisation but for the one asked for, a page in order of number with the count of all. */
export async function siblingsOf(
  db: Kysely<Database>,
  asn: number,
  skip: number,
  limit: number,
): Promise<{ readonly total: number; readonly rows: readonly NetworkRow[] }> {
  const { rows } = await sql<NetworkRow & { total: number }>`
    with own as (
      select generation_id, organisation_id from live_as_organisation where asn = ${asn} order by generation_id desc limit 1
    ), others as (
      select s.asn from as_organisation s join own using (generation_id, organisation_id) where s.asn <> ${asn}
    ), page as (select asn from others order by asn offset ${skip} limit ${limit})
    select whole.total, page.asn, n.as_name, n.org_name, n.country_code
    from (select count(*)::int as total from others) whole
    left join page on true
    left join live_network n on n.asn = page.asn
    order by page.asn
  `.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.asn !== null) };
}
