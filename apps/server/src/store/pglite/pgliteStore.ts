import { Kysely } from 'kysely';
import { copyStatement } from '../copyStatement.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { pgliteDialect } from './driver.ts';
import { type CrashPlan, joinSession, openSession, type Session } from './session.ts';
import type { MessagePort } from 'node:worker_threads';

const encoder = new TextEncoder();

/** The store over PGlite in `directory`; `memory://` for one that is forgotten. With a `plan` it is opened again after a crash of the engine. */
export async function openPgliteStore(directory: string, plan: CrashPlan | null = null): Promise<Store> {
  const session = await openSession(directory, plan);
  return { ...storeOver(session), share: () => ({ engine: 'pglite', port: session.share() }) };
}

/** The store over a database that another thread of this process holds; closing it leaves the database open. */
export async function joinPgliteStore(port: MessagePort): Promise<Store> {
  const store = storeOver(await joinSession(port));
  return {
    ...store,
    share() {
      throw new Error('Only the thread that opened the database can share it');
    },
  };
}

function storeOver(session: Session): Omit<Store, 'share'> {
  const db = new Kysely<Database>({ dialect: pgliteDialect(session, 'read') });
  const bulk = new Kysely<Database>({ dialect: pgliteDialect(session, 'bulk') });
  const claimed = new Set<number>();

  return {
    engine: 'pglite',
    db,
    bulk,
    transaction: (work) => bulk.transaction().execute(work),
    async copyInto(table, columns, chunks) {
      const sql = copyStatement(table, columns, "'/dev/blob'");
      let rows = 0;
      for await (const chunk of chunks) {
        const bytes = typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
        rows += (await session.run('bulk', { op: 'copy', sql, chunk: bytes })).affected;
      }
      return rows;
    },
    async claim(generationId) {
      if (claimed.has(generationId)) return null;
      claimed.add(generationId);
      return async () => void claimed.delete(generationId);
    },
    isClaimed: async (generationId) => claimed.has(generationId),
    close: () => session.close(),
  };
}
