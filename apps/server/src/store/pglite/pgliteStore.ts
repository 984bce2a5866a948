import { setTimeout } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { copyStatement } from '../copyStatement.ts';
import { createPublications } from '../publications.ts';
import type { Database } from '../schema.ts';
import type { Store } from '../store.ts';
import { createReadQueue, type ReadLimits } from '../readQueue.ts';
import { pgliteDialect } from './driver.ts';
import { type CrashPlan, joinSession, openSession, type OwnSession, type Session } from './session.ts';
import { secure } from './secure.ts';
import type { MessagePort } from 'node:worker_threads';

const encoder = new TextEncoder();

/**
 * One session runs everything. It is given little work ahead, so that the next caller waits briefly, but enough that many look-ups share one message
 * to its thread.
 */
const limits: ReadLimits = {
  atOnce: 64,
  atOnceEach: 64,
  aheadMs: 25,
  waitingMsEach: 5_000,
  waitingMs: 15_000,
  waitingEach: 1_000,
  waiting: 5_000,
};
/** A statement that has run no longer than this is still expected to end. */
const AT_WORK_MS = 15_000;
const PATIENCE_MS = 1_000;

/**
 * The store over PGlite in `directory`; `memory://` for one that is not kept. With a `plan`, it is reopened after the engine crashes. `others`
 * replaces limits for look-ups.
 */
export async function openPgliteStore(
  directory: string,
  plan: CrashPlan | null = null,
  others: Partial<ReadLimits> = {},
): Promise<Store> {
  const session = await openSession(directory, plan);
  const store = storeOver(session, { ...limits, ...others });
  return { ...store, answers: () => answers(session), secure: () => secure(store, directory) };
}

/** The store over a database that another thread of this process holds. Closing it leaves the database open. */
export async function joinPgliteStore(port: MessagePort): Promise<Store> {
  const other = await joinSession(port);
  const onlyOwner = (): never => {
    throw new Error('Only the thread that opened the database can do this');
  };
  return { ...storeOver(other, limits), answers: () => isAnswered(other), secure: onlyOwner };
}

function storeOver(session: Session, readLimits: ReadLimits): Omit<Store, 'answers' | 'secure'> {
  const queue = createReadQueue(readLimits);
  const db = new Kysely<Database>({ dialect: pgliteDialect(session, 'read', queue) });
  const bulk = new Kysely<Database>({ dialect: pgliteDialect(session, 'bulk', null) });
  const claimed = new Set<number>();

  return {
    engine: 'pglite',
    isSpread: false,
    db,
    primary: db,
    bulk,
    fellows: null,
    publications: createPublications(),
    transaction: (work) => bulk.transaction().execute(work),
    share: () => ({ engine: 'pglite', port: session.share() }),
    async copyInto(table, columns, chunks, lane = 'bulk') {
      const sql = copyStatement(table, columns, "'/dev/blob'");
      let rows = 0;
      for await (const chunk of chunks) {
        const bytes = typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
        rows += (await session.run(lane, { op: 'copy', sql, chunk: bytes })).affected;
      }
      return rows;
    },
    async claim(generationId) {
      if (claimed.has(generationId)) return null;
      claimed.add(generationId);
      return async () => void claimed.delete(generationId);
    },
    queue: () => queue.facts(),
    isClaimed: async (generationId) => claimed.has(generationId),
    close: () => session.close(),
  };
}

/** Whether the engine responds, however much is queued: a busy engine counts as responding. An engine that has ended is reopened for the check. */
async function answers(session: OwnSession): Promise<boolean> {
  const isAtWork = (): boolean => (session.running()?.age ?? Number.POSITIVE_INFINITY) < AT_WORK_MS;
  if (isAtWork()) return true;
  const answered = isAnswered(session);
  const late = setTimeout(PATIENCE_MS, null, { ref: false });
  return (await Promise.race([answered, late.then(() => isAtWork() || null)])) ?? answered;
}

async function isAnswered(session: Session): Promise<boolean> {
  try {
    await session.run('read', { op: 'query', sql: 'select 1', parameters: [] });
    return true;
  } catch {
    return false;
  }
}
