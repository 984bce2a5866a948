import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';

export interface KeptEntry {
  readonly entry: string | null;
  readonly server: string;
  readonly asked_at: Date;
}

export function findKept(db: Kysely<Database>, subject: string): Promise<KeptEntry | undefined> {
  return db
    .selectFrom('whois_entry')
    .select(['entry', 'server', 'asked_at'])
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Keeps an answer, and deletes those not requested since `forgetBefore`. */
export async function keepEntry(
  db: Kysely<Database>,
  subject: string,
  kept: KeptEntry,
  forgetBefore: Date,
): Promise<void> {
  await db
    .insertInto('whois_entry')
    .values({ subject, ...kept })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(kept))
    .execute();
  await db.deleteFrom('whois_entry').where('asked_at', '<', forgetBefore).execute();
}

export interface RegistryObject {
  readonly object_text: string;
  readonly source: string;
  readonly as_of: Date;
}

/** The object of a network in the loaded registry dumps; if several have it, the newest dump wins. */
export async function findAutNum(db: Kysely<Database>, asn: number): Promise<RegistryObject | undefined> {
  const { rows } = await sql<RegistryObject>`
    select o.object_text, o.source, coalesce(g.as_of, g.loaded_at) as as_of
    from live_rpsl_object o join generation g on g.id = o.generation_id
    where o.type = 'aut-num' and o.name = ${`AS${asn}`}
    order by as_of desc, o.source limit 1
  `.execute(db);
  return rows[0];
}
