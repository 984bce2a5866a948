import { sql } from 'kysely';
import { quotedColumns, quotedTable } from '../copyStatement.ts';
import type { Store } from '../store.ts';
import { type Ask, readCatalog, readSequences } from './catalog.ts';
import type { BackupSource, BackupTable } from './source.ts';

/** 1 MiB of a table: short enough that readers get their turn in between. */
const BLOCKS = 128;
const BLOCK_BYTES = 8_192;

/** Tables that requests write to while no import runs. The others do not change while the right to import is held. */
const isWrittenByRequests = ({ name }: BackupTable): boolean => name.startsWith('accounts.') || name === 'whois_entry';

interface Copied {
  readonly copied: Uint8Array;
}

/**
 * Reads the embedded database, in the process that holds it and the right to import (`importOnce`). Tables that requests write to are read into
 * memory in one transaction, the others piece by piece, so that readers wait little.
 */
export async function sourceOfStore(store: Store): Promise<BackupSource> {
  const ask: Ask = async <Row>(statement: string) => (await sql.raw<Row>(statement).execute(store.bulk)).rows;
  const catalog = await readCatalog(ask);
  const written = new Map<string, Uint8Array[]>();
  await store.transaction(async (transaction) => {
    for (const table of catalog.tables.filter(isWrittenByRequests)) {
      const statement = `copy ${quotedTable(table.name)} (${quotedColumns(table.columns)}) to '/dev/blob'`;
      const { rows } = await sql.raw<Copied>(statement).execute(transaction);
      written.set(
        table.name,
        rows.map(({ copied }) => copied),
      );
    }
  });

  async function* inPieces({ name, columns }: BackupTable): AsyncGenerator<Uint8Array> {
    const [size] = await ask<{ bytes: number | string }>(`select pg_relation_size('${quotedTable(name)}') as bytes`);
    const blocks = Math.ceil(Number(size?.bytes ?? 0) / BLOCK_BYTES);
    for (let from = 0; from < blocks; from += BLOCKS) {
      const piece = `select ${quotedColumns(columns)} from ${quotedTable(name)} where ctid >= '(${from},0)' and ctid < '(${from + BLOCKS},0)'`;
      const { rows } = await sql.raw<Copied>(`copy (${piece}) to '/dev/blob'`).execute(store.bulk);
      for (const { copied } of rows) yield copied;
    }
  }

  return {
    engine: 'pglite',
    ...catalog,
    async *rows(table) {
      const kept = written.get(table.name);
      if (!kept) return yield* inPieces(table);
      written.delete(table.name);
      yield* kept;
    },
    sequences: () => readSequences(ask),
    close: async () => {},
  };
}
