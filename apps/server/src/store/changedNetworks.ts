import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Store } from './store.ts';

/** Most rows that are kept while no server reads them. */
const MOST = 2_000;

/** The part of a network's data that changed: its incidents, or its announcements, links and visibility. */
export type ChangedPart = 'incidents' | 'routes';

/** Marks networks as changed, in the transaction that replaces their rows. */
export async function noteChanged(
  transaction: QueryExecutorProvider,
  part: ChangedPart,
  asns: Iterable<number>,
): Promise<void> {
  const list = [...new Set(asns)];
  if (list.length === 0) return;
  await sql`insert into changed_networks (part, asns) values (${part}, ${list}::bigint[])`.execute(transaction);
}

export interface ChangedNetworks {
  /** Ids of the notes. */
  readonly notes: readonly number[];
  /** Whether any network may have changed. */
  readonly isAny: boolean;
}

export async function changedNetworks(queries: QueryExecutorProvider): Promise<ChangedNetworks> {
  const { rows } = await sql<{ id: number; is_any: boolean }>`
    select id, asns is null as is_any from changed_networks
  `.execute(queries);
  return { notes: rows.map(({ id }) => id), isAny: rows.some(({ is_any }) => is_any) };
}

/** A query for the AS numbers in some notes: all, or only those with possibly changed routes. */
export const asnsOfNotes = (notes: readonly number[], part?: 'routes'): RawBuilder<unknown> => sql`
  select distinct unnest(asns) from changed_networks
  where id = any(${[...notes]}::bigint[]) ${part ? sql`and part is distinct from 'incidents'` : sql``}
`;

/** Deletes notes that were read. Notes added since then stay. */
export async function forgetNotes(queries: QueryExecutorProvider, notes: readonly number[]): Promise<void> {
  if (notes.length === 0) return;
  await sql`delete from changed_networks where id = any(${[...notes]}::bigint[])`.execute(queries);
}

/** If very many notes have piled up, as after imports without a server, replaces them by one that stands for any network. */
export async function joinNotes(store: Store): Promise<void> {
  await sql`
    with gone as (
      delete from changed_networks where (select count(*) from changed_networks) > ${sql.lit(MOST)} returning id
    )
    insert into changed_networks (asns) select null from gone limit 1
  `.execute(store.bulk);
}
