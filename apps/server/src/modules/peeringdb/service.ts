import type { Kysely } from 'kysely';
import { Problem } from '../../http/problem.ts';
import type { Database } from '../../store/schema.ts';
import { findPeeringdbNetwork } from './repository.ts';

/** The header facts that PeeringDB keeps of a network. */
export function createPeeringdbService(db: Kysely<Database>) {
  return {
    async facts(asn: number) {
      const row = await findPeeringdbNetwork(db, asn);
      if (!row) throw new Problem('E_NOT_FOUND', `The loaded PeeringDB data say nothing of AS${asn}`);
      return {
        name: row.name,
        organization: { name: row.org_name, website: row.website },
        as_set: row.irr_as_set,
      };
    },
  };
}
