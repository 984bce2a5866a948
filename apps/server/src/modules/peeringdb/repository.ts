import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';

/** A network may stand in several loaded dumps; the newest load counts. */
export function findPeeringdbNetwork(db: Kysely<Database>, asn: number) {
  return db
    .selectFrom('live_peeringdb_network')
    .select(['name', 'org_name', 'website', 'irr_as_set'])
    .where('asn', '=', asn)
    .orderBy('generation_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
