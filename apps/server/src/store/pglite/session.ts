import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { DatabaseError } from '../databaseError.ts';
import type { Answer, Introduction, Job, Lane, Opening, Result, Welcome, Work } from './message.ts';

/** The embedded database in its worker thread, as calls that wait for their answer. */
export interface Session {
  /** `lease` is what `begin` gave: the statement then belongs to that transaction. */
  run(lane: Lane, work: Work, lease?: number | null): Promise<Result>;
  /** Opens a transaction and gives its lease. */
  begin(lane: Lane): Promise<number>;
  close(): Promise<void>;
}

/** The session that owns the worker. */
export interface OwnSession extends Session {
  /** A port for another thread, over which `joinSession` asks the same worker. */
  share(): MessagePort;
}

/** Ids of jobs are leases too, so each thread that shares the worker takes them from a range of its own. */
const IDS_PER_PORT = 2 ** 40;

interface Waiting {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** Opens (or makes) the database in `dataDir`; `memory://` keeps it in memory. Rejects when it cannot be opened. */
export async function openSession(dataDir: string): Promise<OwnSession> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { dataDir } });
  const calls = createCalls(worker, 0);
  let shared = 0;

  const opened = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', ({ opened: outcome }: Opening) => {
      if (outcome === true) resolve();
      else reject(new DatabaseError(outcome));
      worker.on('message', calls.settle);
    });
  });
  worker.on('error', (error) => calls.fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => calls.fail(new Error('The embedded database has ended')));

  try {
    await opened;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    ...calls.session,
    async close() {
      if (calls.hasEnded()) return;
      await calls.session.run('bulk', { op: 'close' });
      calls.fail(new Error('The database is closed'));
      await worker.terminate();
    },
    share() {
      const { port1, port2 } = new MessageChannel();
      shared += 1;
      worker.postMessage({ introduce: port1, firstId: shared * IDS_PER_PORT } satisfies Introduction, [port1]);
      return port2;
    },
  };
}

/** Calls over a port that `share` of the owning session gave to this thread. */
export async function joinSession(port: MessagePort): Promise<Session> {
  const { firstId } = await new Promise<Welcome>((resolve) => port.once('message', resolve));
  const calls = createCalls(port, firstId);
  port.on('message', calls.settle);
  port.on('close', () => calls.fail(new Error('The embedded database has ended')));
  return { ...calls.session, close: async () => port.close() };
}

interface Calls {
  readonly session: Omit<Session, 'close'>;
  settle(answers: readonly Answer[]): void;
  fail(error: Error): void;
  hasEnded(): boolean;
}

function createCalls(port: Pick<MessagePort, 'postMessage'>, firstId: number): Calls {
  const waiting = new Map<number, Waiting>();
  let outbox: Job[] = [];
  let lastId = firstId;
  let ended: Error | null = null;

  function fail(error: Error): void {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  /** Jobs of one turn of the event loop go in one message: each message wakes the other thread, which costs as much as a look-up. */
  function flush(): void {
    port.postMessage(outbox satisfies Job[]);
    outbox = [];
  }

  function settle(answers: readonly Answer[]): void {
    for (const answer of answers) settleOne(answer);
  }

  function settleOne(answer: Answer): void {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('failure' in answer) call?.reject(new DatabaseError(answer.failure));
    else call?.resolve(answer);
  }

  function send(id: number, lane: Lane, work: Work, lease: number | null): Promise<Result> {
    if (ended) return Promise.reject(ended);
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      outbox.push({ id, lane, lease, work });
      if (outbox.length === 1) setImmediate(flush);
    });
  }

  const session: Calls['session'] = {
    run: (lane, work, lease = null) => send((lastId += 1), lane, work, lease),
    async begin(lane) {
      const id = (lastId += 1);
      await send(id, lane, { op: 'begin' }, null);
      return id;
    },
  };
  return { session, settle, fail, hasEnded: () => ended !== null };
}
