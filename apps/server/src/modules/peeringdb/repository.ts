import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';

/** A network may be in several loaded dumps; the newest load wins. */
export function findPeeringdbNetwork(db: Kysely<Database>, asn: number) {
  return db
    .selectFrom('live_peeringdb_network')
    .select(['name', 'org_name', 'website', 'irr_as_set'])
    .where('asn', '=', asn)
    .orderBy('generation_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface FacilityRow {
  readonly id: number;
  readonly name: string;
  readonly city: string | null;
  readonly country: string | null;
  readonly website: string | null;
  readonly exchanges: readonly string[];
}

/** Facilities of a network in the newest loaded dump that lists any, with the exchanges in each. */
export async function facilitiesOf(db: Kysely<Database>, asn: number): Promise<readonly FacilityRow[]> {
  const { rows } = await sql<FacilityRow>`
    select f.id, f.name, f.city, f.country, f.website, array(
      select distinct e.name from exchange_facility x
      join exchange e on e.generation_id = x.generation_id and e.id = x.exchange_id
      where x.generation_id = f.generation_id and x.facility_id = f.id order by e.name
    ) as exchanges
    from network_facility n join facility f on f.generation_id = n.generation_id and f.id = n.facility_id
    where n.asn = ${asn}::bigint and n.generation_id = (
      select max(m.generation_id) from network_facility m join generation g on g.id = m.generation_id
      where m.asn = ${asn}::bigint and g.state = 'live' and g.kind = 'peeringdb'
    )
    order by f.country nulls last, f.city nulls last, f.name, f.id
  `.execute(db);
  return rows;
}
