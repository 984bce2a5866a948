import { type Kysely, sql } from 'kysely';
import { worldOf } from './network.ts';
import type { Database, SourceKind } from './schema.ts';

/**
 * Whether a source of this kind is loaded for the network's world. Without one, its answer is unknown. An unknown network counts as part of the
 * Internet.
 */
export async function isSourceLoaded(db: Kysely<Database>, kind: SourceKind, asn: number): Promise<boolean> {
  const { rows } = await sql<{ loaded: boolean }>`
    select exists (
      select from generation where kind = ${kind} and state = 'live' and world = coalesce(${worldOf(asn)}, 'internet')
    ) as loaded
  `.execute(db);
  return rows[0]?.loaded ?? false;
}
