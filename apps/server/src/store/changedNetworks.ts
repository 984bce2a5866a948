import { type QueryExecutorProvider, sql } from 'kysely';
import type { Store } from './store.ts';

/** Rows that stay while no server reads them. */
const MOST = 2_000;

/** Notes networks of which rows are replaced in place, in the transaction that replaces them. */
export async function noteChanged(transaction: QueryExecutorProvider, asns: Iterable<number>): Promise<void> {
  const list = [...new Set(asns)];
  if (list.length === 0) return;
  await sql`insert into changed_networks (asns) values (${list}::bigint[])`.execute(transaction);
}

/** What was noted, and the notes that say so. */
export interface ChangedNetworks {
  readonly notes: readonly number[];
  /** Null where it may be any network. */
  readonly asns: ReadonlySet<number> | null;
}

export async function changedNetworks(queries: QueryExecutorProvider): Promise<ChangedNetworks> {
  const { rows } = await sql<{ id: number; asns: readonly number[] | null }>`
    select id, asns from changed_networks
  `.execute(queries);
  return {
    notes: rows.map(({ id }) => id),
    asns: rows.some(({ asns }) => asns === null) ? null : new Set(rows.flatMap(({ asns }) => asns ?? [])),
  };
}

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
