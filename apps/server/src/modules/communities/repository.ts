import type { Kysely } from 'kysely';
import type { Database } from '../../store/schema.ts';

export interface DescriptionRow {
  readonly pattern: string;
  readonly description: string;
}

/** All entries of a network's dictionaries, by pattern; if two dictionaries have one, the newer load wins. */
export async function descriptionsOf(db: Kysely<Database>, asn: number): Promise<DescriptionRow[]> {
  return db
    .selectFrom('live_community_description')
    .distinctOn('pattern')
    .select(['pattern', 'description'])
    .where('asn', '=', asn)
    .orderBy('pattern')
    .orderBy('generation_id', 'desc')
    .execute();
}
