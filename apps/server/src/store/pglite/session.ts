import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { DatabaseError } from '../databaseError.ts';
import { StoreClosed } from '../refusedReads.ts';
import { createCurrentStatement, forgetStatement, readStatement, type RunningStatement } from './currentStatement.ts';
import type { Answer, Introduction, Job, Lane, Opening, Result, Welcome, Work } from './message.ts';
import { watchStatements } from './statementWatch.ts';

/** The embedded database in its worker thread, as calls that wait for their answer. */
export interface Session {
  /** `lease` is what `begin` gave: the statement then belongs to that transaction. */
  run(lane: Lane, work: Work, lease?: number | null): Promise<Timed>;
  /** Opens a transaction and gives its lease. */
  begin(lane: Lane): Promise<number>;
  close(): Promise<void>;
}

/** What a job gave, and how many milliseconds it took the engine. */
export interface Timed extends Result {
  readonly took: number;
}

/** The session that owns the worker. */
export interface OwnSession extends Session {
  /** What the engine does at this moment; null for nothing. */
  running(): RunningStatement | null;
  /** A port for another thread, over which `joinSession` asks the same worker. */
  share(): MessagePort;
}

/** Ids of jobs are leases too, so each thread that shares the worker takes them from a range of its own. */
const IDS_PER_PORT = 2 ** 40;

interface Waiting {
  resolve(result: Timed): void;
  reject(error: Error): void;
}

/** What the owner of the database does around a crash of it. */
export interface CrashPlan {
  /** Before the database is opened again: make room on a full disk, say what happened. */
  readonly beforeReopening: (reason: Error) => Promise<void>;
}

/** An attempt to open a crashed database that failed is not repeated sooner. */
const AGAIN_AFTER_MS = 2_000;

/**
 * Opens (or makes) the database in `dataDir`; `memory://` keeps it in memory. Rejects when it cannot be opened.
 *
 * PostgreSQL gives itself up where it could not be sure of its data, for one when the disk is full in the middle of its log. What runs then fails,
 * and with a `plan` the next call opens the database again from what was committed.
 */
export async function openSession(dataDir: string, plan: CrashPlan | null): Promise<OwnSession> {
  let ports = 0;
  let isClosed = false;
  const shared = createCurrentStatement();
  let opening = open(dataDir, shared, 0);
  let triedAt = Number.NEGATIVE_INFINITY;
  await opening;

  async function current(): Promise<OpenWorker> {
    const opened = await opening;
    const reason = opened.calls.ended();
    if (!reason || isClosed) return opened;
    if (!plan || performance.now() - triedAt < AGAIN_AFTER_MS) throw reason;
    triedAt = performance.now();
    opening = plan
      .beforeReopening(reason)
      .then(() => open(dataDir, shared, opened.calls.lastId()))
      .catch((error: unknown) => {
        opened.calls.fail(error instanceof Error ? error : new Error(String(error)), true);
        return opened;
      });
    return current();
  }

  async function run(lane: Lane, work: Work, lease: number | null = null): Promise<Timed> {
    const { calls, firstId } = await current();
    if (lease !== null && lease < firstId) throw lost();
    return calls.session.run(lane, work, lease);
  }

  return {
    run,
    running: () => readStatement(shared),
    async begin(lane) {
      const { calls } = await current();
      return calls.session.begin(lane);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      const { worker, calls } = await opening;
      if (!calls.ended()) await calls.session.run('bulk', { op: 'close' });
      calls.fail(new StoreClosed(), true);
      await worker.terminate();
    },
    share() {
      const { port1, port2 } = new MessageChannel();
      ports += 1;
      const introduction: Introduction = { introduce: port1, firstId: ports * IDS_PER_PORT };
      current().then(
        ({ worker }) => worker.postMessage(introduction, [port1]),
        () => port1.close(),
      );
      return port2;
    },
  };
}

interface OpenWorker {
  readonly worker: Worker;
  readonly calls: Calls;
  /** Ids of its jobs are above this one. */
  readonly firstId: number;
}

async function open(dataDir: string, shared: SharedArrayBuffer, firstId: number): Promise<OpenWorker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { dataDir, shared } });
  const calls = createCalls(worker, firstId);
  const opened = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The embedded database ended while it was being opened')));
    worker.once('message', ({ opened: outcome }: Opening) => {
      if (outcome === true) resolve();
      else reject(new DatabaseError(outcome));
      worker.on('message', calls.settle);
    });
  });
  worker.on('error', (error) => calls.fail(error instanceof Error ? error : new Error(String(error))));
  const watch = watchStatements(worker, shared, () => void worker.terminate());
  worker.on('exit', () => {
    watch.stop();
    forgetStatement(shared);
    calls.fail(lost());
  });
  try {
    await opened;
    return { worker, calls, firstId };
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}

/** SQLSTATE of a connection that broke. */
const CONNECTION_FAILURE = '08006';

function lost(): DatabaseError {
  return new DatabaseError({ message: 'The embedded database has ended', code: CONNECTION_FAILURE });
}

/** Calls over a port that `share` of the owning session gave to this thread. */
export async function joinSession(port: MessagePort): Promise<Session> {
  const { firstId } = await new Promise<Welcome>((resolve, reject) => {
    port.once('message', resolve);
    port.once('close', () => reject(lost()));
  });
  const calls = createCalls(port, firstId);
  port.on('message', calls.settle);
  port.on('close', () => calls.fail(lost()));
  return { ...calls.session, close: async () => port.close() };
}

interface Calls {
  readonly session: Omit<Session, 'close'>;
  settle(answers: readonly Answer[]): void;
  /** Ends it: what waits is rejected, and whatever comes. The first reason stays unless a better one is `known`. */
  fail(error: Error, known?: boolean): void;
  /** Why there are no more answers; null while there are. */
  ended(): Error | null;
  lastId(): number;
}

function createCalls(port: Pick<MessagePort, 'postMessage'>, firstId: number): Calls {
  const waiting = new Map<number, Waiting>();
  let outbox: Job[] = [];
  let lastId = firstId;
  let ended: Error | null = null;

  function fail(error: Error, known = false): void {
    ended = known ? error : (ended ?? error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function flush(): void {
    if (outbox.length === 0) return;
    port.postMessage(outbox satisfies Job[]);
    outbox = [];
  }

  function settle(answers: readonly Answer[]): void {
    for (const answer of answers) settleOne(answer);
  }

  function settleOne(answer: Answer): void {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (!('failure' in answer)) return call?.resolve(answer);
    const error = new DatabaseError(answer.failure);
    call?.reject(error);
    // What waited behind it gets the same reason, rather than that the database has ended.
    if (answer.failure.isFatal) fail(error);
  }

  function send(id: number, lane: Lane, work: Work, lease: number | null): Promise<Timed> {
    if (ended) return Promise.reject(ended);
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      outbox.push({ id, lane, lease, work });
      // Look-ups of one turn of the event loop go in one message: each wakes the other thread, which costs as much as a look-up. Bulk work goes at
      // once: anyone who asks computes on, and its turn of the event loop may last longer than what it asked for.
      if (lane !== 'read') flush();
      else if (outbox.length === 1) setImmediate(flush);
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
  return { session, settle, fail, ended: () => ended, lastId: () => lastId };
}
