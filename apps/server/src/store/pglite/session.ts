import { Worker } from 'node:worker_threads';
import { DatabaseError } from '../databaseError.ts';
import type { Answer, Job, Lane, Opening, Work } from './message.ts';

export interface Result {
  readonly rows: readonly unknown[];
  readonly affected: number;
}

/** The embedded database in its worker thread, as calls that wait for their answer. */
export interface Session {
  /** `lease` is what `begin` gave: the statement then belongs to that transaction. */
  run(lane: Lane, work: Work, lease?: number | null): Promise<Result>;
  /** Opens a transaction and gives its lease. */
  begin(lane: Lane): Promise<number>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** Opens (or makes) the database in `dataDir`; `memory://` keeps it in memory. Rejects when it cannot be opened. */
export async function openSession(dataDir: string): Promise<Session> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { dataDir } });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended: Error | null = null;

  const fail = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const opened = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', ({ opened: outcome }: Opening) => {
      if (outcome === true) resolve();
      else reject(new DatabaseError(outcome));
      worker.on('message', settle);
    });
  });
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => fail(new Error('The embedded database has ended')));

  function settle(answer: Answer): void {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('failure' in answer) call?.reject(new DatabaseError(answer.failure));
    else call?.resolve(answer);
  }

  function send(id: number, lane: Lane, work: Work, lease: number | null): Promise<Result> {
    if (ended) return Promise.reject(ended);
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, lane, lease, work } satisfies Job);
    });
  }

  try {
    await opened;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    run: (lane, work, lease = null) => send((lastId += 1), lane, work, lease),
    async begin(lane) {
      const id = (lastId += 1);
      await send(id, lane, { op: 'begin' }, null);
      return id;
    },
    async close() {
      if (ended) return;
      await send((lastId += 1), 'bulk', { op: 'close' }, null);
      ended = new Error('The database is closed');
      await worker.terminate();
    },
  };
}
