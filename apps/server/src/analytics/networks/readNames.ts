import { sql } from 'kysely';
import { partitionOf } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';
import type { NamedNetwork } from './mergeNames.ts';

const PAGE = 5_000;

/** The networks in a list of names or a PeeringDB dump, by AS number. */
export async function readNames(store: Store, { id, kind }: StandingSource): Promise<NamedNetwork[]> {
  const isDump = kind === 'peeringdb';
  const table = sql.table(partitionOf(isDump ? 'peeringdb_network' : 'as_name', id));
  const facts = isDump ? sql`name, org_name, null` : sql`name, org_name, country`;
  const networks: NamedNetwork[] = [];
  for (let after = -1; ;) {
    const { rows } = await sql<{ page: string | null }>`
      select json_agg(json_build_array(asn, ${facts}) order by asn)::text as page
      from (select * from ${table} where asn > ${after} order by asn limit ${PAGE}) page
    `.execute(store.bulk);
    const page = JSON.parse(rows[0]?.page ?? '[]') as [number, string | null, string | null, string | null][];
    for (const [asn, name, orgName, country] of page) networks.push({ asn, name, orgName, country });
    const last = page.at(-1);
    if (!last || page.length < PAGE) return networks;
    [after] = last;
  }
}
