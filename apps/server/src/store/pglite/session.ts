import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { DatabaseError } from '../databaseError.ts';
import { StoreClosed } from '../refusedReads.ts';
import { createCurrentStatement, forgetStatement, readStatement, type RunningStatement } from './currentStatement.ts';
import type { Answer, Introduction, Job, Lane, Opening, Result, Welcome, Work } from './message.ts';
import { watchStatements } from './statementWatch.ts';

/** The embedded database in its worker thread, as asynchronous calls. */
export interface Session {
  /** `lease` is the result of `begin`: the statement then belongs to that transaction. */
  run(lane: Lane, work: Work, lease?: number | null): Promise<Timed>;
  /** Opens a transaction and returns its lease. */
  begin(lane: Lane): Promise<number>;
  /** A port through which another thread uses the same worker (`joinSession`). */
  share(): MessagePort;
  close(): Promise<void>;
}

/** The result of a job, and the milliseconds the engine spent on it. */
export interface Timed extends Result {
  readonly took: number;
}

/** The session that owns the worker. */
export interface OwnSession extends Session {
  /** The statement the engine is running; null if there is none. */
  running(): RunningStatement | null;
}

/**
 * Job ids are also leases, so each thread that shares the worker has its own range of ids, and the threads that it starts have parts of its range. After
 * `MOST_PORTS` ports, ranges are used again, so ids stay safe integers however many imports a server runs.
 */
const IDS_PER_PORT = 2 ** 36;
const IDS_PER_INNER_PORT = 2 ** 28;
const MOST_PORTS = 2 ** 16;
const MOST_INNER_PORTS = IDS_PER_PORT / IDS_PER_INNER_PORT - 1;

interface Waiting {
  resolve(result: Timed): void;
  reject(error: Error): void;
}

/** What the owner of the database does when it crashes. */
export interface CrashPlan {
  /** Runs before the database is reopened: makes room on a full disk, logs what happened. */
  readonly beforeReopening: (reason: Error) => Promise<void>;
}

/** Minimum time between attempts to reopen a crashed database. */
const AGAIN_AFTER_MS = 2_000;

/**
 * Opens (or creates) the database in `dataDir`; `memory://` keeps it in memory. Rejects if it cannot be opened.
 *
 * PostgreSQL stops if it cannot be sure of its data, for example if the disk fills up while it writes its log. Running work then fails. With a
 * `plan`, the next call reopens the database with everything that was committed.
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
      ports = (ports % MOST_PORTS) + 1;
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
  /** The ids of its jobs are above this one. */
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

/** SQLSTATE of a broken connection. */
const CONNECTION_FAILURE = '08006';

function lost(): DatabaseError {
  return new DatabaseError({ message: 'The embedded database has ended', code: CONNECTION_FAILURE });
}

/** Calls through a port created by another session's `share`. */
export async function joinSession(port: MessagePort): Promise<Session> {
  const { firstId } = await new Promise<Welcome>((resolve, reject) => {
    port.once('message', resolve);
    port.once('close', () => reject(lost()));
  });
  const calls = createCalls(port, firstId);
  port.on('message', calls.settle);
  port.on('close', () => calls.fail(lost()));
  let ports = 0;
  return {
    ...calls.session,
    share() {
      const { port1, port2 } = new MessageChannel();
      ports = (ports % MOST_INNER_PORTS) + 1;
      const introduction: Introduction = { introduce: port1, firstId: firstId + ports * IDS_PER_INNER_PORT };
      port.postMessage(introduction, [port1]);
      return port2;
    },
    close: async () => port.close(),
  };
}

interface Calls {
  readonly session: Omit<Session, 'close' | 'share'>;
  settle(answers: readonly Answer[]): void;
  /** Ends the calls: rejects everything waiting and anything new. The first reason stays unless a better one is `known`. */
  fail(error: Error, known?: boolean): void;
  /** Why there are no more replies; null while there are. */
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
    // Calls waiting behind it get the same reason, rather than "the database has ended".
    if (answer.failure.isFatal) fail(error);
  }

  function send(id: number, lane: Lane, work: Work, lease: number | null): Promise<Timed> {
    if (ended) return Promise.reject(ended);
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      outbox.push({ id, lane, lease, work });
      // Look-ups of one turn of the event loop go in one message, because each message wakes the other thread, which costs as much as a look-up. Bulk
      // work goes at once: its caller keeps computing, and its turn may last longer than the work it asked for.
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
