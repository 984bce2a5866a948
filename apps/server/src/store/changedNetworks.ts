import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Store } from './store.ts';

/** Rows that stay while no server reads them. */
const MOST = 2_000;

/** What can change of a network: incidents that concern it; or its announcements, links and visibility. */
export type ChangedPart = 'incidents' | 'routes';

/** Notes networks of which rows are replaced in place, in the transaction that replaces them. */
export async function noteChanged(
  transaction: QueryExecutorProvider,
  part: ChangedPart,
  asns: Iterable<number>,
): Promise<void> {
  const list = [...new Set(asns)];
  if (list.length === 0) return;
  await sql`insert into changed_networks (part, asns) values (${part}, ${list}::bigint[])`.execute(transaction);
}

/** What was noted. */
export interface ChangedNetworks {
  /** Ids of the notes. */
  readonly notes: readonly number[];
  /** Whether it may be any network. */
  readonly isAny: boolean;
}

export async function changedNetworks(queries: QueryExecutorProvider): Promise<ChangedNetworks> {
  const { rows } = await sql<{ id: number; is_any: boolean }>`
    select id, asns is null as is_any from changed_networks
  `.execute(queries);
  return { notes: rows.map(({ id }) => id), isAny: rows.some(({ is_any }) => is_any) };
}

/** AS numbers of the networks that some notes name, as a query: of all, or of those whose routes may have changed. */
export const asnsOfNotes = (notes: readonly number[], part?: 'routes'): RawBuilder<unknown> => sql`
  select distinct unnest(asns) from changed_networks
  where id = any(${[...notes]}::bigint[]) ${part ? sql`and part is distinct from 'incidents'` : sql``}
`;

/** Forgets notes that were read. Those that came meanwhile stay. */
export async function forgetNotes(queries: QueryExecutorProvider, notes: readonly number[]): Promise<void> {
  if (notes.length === 0) return;
  await sql`delete from changed_networks where id = any(${[...notes]}::bigint[])`.execute(queries);
}

/** Where very many notes wait, as after imports without a server, one takes their place that stands for any network. */
export async function joinNotes(store: Store): Promise<void> {
  await sql`
    with gone as (
      delete from changed_networks where (select count(*) from changed_networks) > ${sql.lit(MOST)} returning id
    )
    insert into changed_networks (asns) select null from gone limit 1
  `.execute(store.bulk);
}
