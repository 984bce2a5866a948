import { sql } from 'kysely';
import { keptPerImport } from '../keptPerImport.ts';
import type { Store } from '../store.ts';
import { createNameIndex, type NameIndex, type NamedNetwork } from './nameIndex.ts';

const PAGE = 500;

/** Keeps the names of all networks in memory, read again when the list of networks changes. */
export function namesKept(store: Store, stamp: () => Promise<string>): () => Promise<NameIndex> {
  const edition = keptPerImport(stamp, () => liveEdition(store));
  return keptPerImport(edition, () => readNames(store));
}

/** Identifies the loaded list of networks: it differs after each change. */
export async function liveEdition(store: Store): Promise<string> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ' ' order by id) as ids from generation where kind = 'networks' and state = 'live'
  `.execute(store.db);
  return rows[0]?.ids ?? '';
}

/** Reads in pages of the `bulk` lane, so that readers are not blocked. */
async function readNames(store: Store): Promise<NameIndex> {
  const networks: NamedNetwork[] = [];
  for (let after = -1; ;) {
    const page = await namePage(store, after);
    for (const { asn, as_name, org_name, weight } of page)
      if (as_name || org_name) networks.push({ asn, asName: as_name ?? '', orgName: org_name ?? '', weight });
    const last = page.at(-1);
    if (!last || page.length < PAGE) return createNameIndex(networks);
    after = last.asn;
  }
}

interface NameRow {
  readonly asn: number;
  readonly as_name: string | null;
  readonly org_name: string | null;
  readonly weight: number;
}

/** Networks in order of ASN. The weight is the number of announced prefixes (at most 100) plus that of registered ranges (at most 100). */
async function namePage(store: Store, after: number): Promise<readonly NameRow[]> {
  const { rows } = await sql<NameRow>`
    with page as materialized (
      select asn, as_name, org_name from live_network where asn > ${after}::bigint order by asn limit ${sql.lit(PAGE)}
    ), bounds as materialized (
      select min(asn) as low, max(asn) as high from page
    ), announced as materialized (
      select origin as asn, count(*) as count from live_found
      where origin between (select low from bounds) and (select high from bounds) group by origin
    ), registered as materialized (
      select asn, count(*) as count from address_range
      where asn between (select low from bounds) and (select high from bounds) group by asn
    )
    select p.asn, p.as_name, p.org_name,
      (least(coalesce(a.count, 0), 100) + least(coalesce(r.count, 0), 100))::int as weight
    from page p left join announced a on a.asn = p.asn left join registered r on r.asn = p.asn
    order by p.asn
  `.execute(store.bulk);
  return rows;
}
