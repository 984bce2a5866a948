import { type Kysely, sql } from 'kysely';
import { type Database, derivedKinds, type SourceKind, type World } from './schema.ts';

/** A source with its last import and its last failure. */
export interface SourceImports {
  readonly kind: SourceKind;
  readonly name: string;
  readonly world: World;
  readonly as_of: Date | null;
  readonly loaded_at: Date | null;
  readonly records: number;
  /** Size of the imported file; null if it was not a file. */
  readonly bytes: number | null;
  readonly failed_at: Date | null;
  readonly failure: string | null;
}

/** Every source that was imported or failed to import, by kind and name. Computed generations are left out. */
export async function sourceImports(db: Kysely<Database>): Promise<SourceImports[]> {
  const { rows } = await sql<SourceImports>`
    with source as (select * from generation where kind not in (${sql.join(derivedKinds)})),
    live as (select * from source where state = 'live'),
    failed as (select distinct on (kind, name) * from source where state = 'failed' order by kind, name, id desc)
    select kind, name, coalesce(live.world, failed.world) as world, live.as_of, live.loaded_at,
      coalesce(live.records, 0) as records, (live.report ->> 'bytes')::float8 as bytes, failed.started_at as failed_at,
      coalesce(failed.report ->> 'message', failed.report ->> 'failed') as failure
    from live full join failed using (kind, name)
    order by kind, name
  `.execute(db);
  return rows;
}
