import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { giveBackMemory } from '../../giveBackMemory.ts';
import { DISK_FULL } from '../diskFull.ts';
import { type CancelFlag, cancelFlagOf } from './cancelFlag.ts';
import { announceStatements } from './currentStatement.ts';
import { wasFullSince } from './durableFolder.ts';
import { EngineFailed, openEngine } from './engine.ts';
import { CANCEL } from './interrupt.ts';
import type { Answer, Failure, Introduction, Job, Opening, Outcome, Welcome } from './message.ts';
import { createSchedule } from './schedule.ts';
import { createStatements, type Statements } from './statements.ts';

/** The thread that holds the embedded database: takes jobs, runs one at a time, and replies to each. */
const { dataDir, shared } = workerData as { dataDir: string; shared: SharedArrayBuffer };
const port = parentPort;
if (!port) throw new Error('The database worker runs only as a worker thread');

const NO_ROOM = 'No space left on device';

/**
 * Look-ups are answered together in one message, which wakes the other thread only once: at most this many, or as many as fit in this many
 * milliseconds.
 */
const TOGETHER = 8;
const TOGETHER_MS = 2;

/**
 * After a bulk job, a late one starts only if no other bulk job arrives for this many milliseconds: bulk jobs of one computation come in quick
 * succession.
 */
const PAUSE_MS = 2;

const current = announceStatements(shared);
const schedule = createSchedule();
const openedAt = Date.now();
const opening = open();
/** The port waiting for the reply to each job. */
const askers = new WeakMap<Job, MessagePort>();
const gone = new WeakSet<MessagePort>();
const everyone = new Set<MessagePort>();
let running = false;
/** Ends a pause. */
let jobsCame = (): void => {};
let statements: Statements | undefined;
let cancelFlag: CancelFlag | null = null;
/** The open transaction, and the port it belongs to. */
let held: { readonly lease: number; readonly by: MessagePort } | null = null;

giveBackMemory();
listen(port);

// The owner of this thread calls this in the middle of a statement. If that statement has just ended, nothing is cancelled.
Object.defineProperty(globalThis, Symbol.for(CANCEL), {
  value: (ticket: number): void => {
    if (current.isCurrent(ticket)) cancelFlag?.raise();
  },
});

async function open(): Promise<PGlite> {
  const database = await openEngine(dataDir);
  cancelFlag = cancelFlagOf(database);
  return database;
}

function listen(asker: MessagePort): void {
  everyone.add(asker);
  asker.on('message', (message: readonly Job[] | Introduction) => {
    if ('introduce' in message) return introduce(message);
    for (const job of message) {
      askers.set(job, asker);
      schedule.add(job);
    }
    jobsCame();
    if (!running) void run();
  });
  asker.on('close', () => {
    gone.add(asker);
    everyone.delete(asker);
    // If a thread ends inside a transaction, all others would wait for it.
    if (held?.by === asker) rollBack(held.lease);
  });
}

function introduce({ introduce: asker, firstId }: Introduction): void {
  listen(asker);
  asker.postMessage({ firstId } satisfies Welcome);
}

function rollBack(lease: number): void {
  schedule.add({ id: lease, lane: 'bulk', lease, work: { op: 'rollback' } });
  if (!running) void run();
}

function hold(lease: number | null, by?: MessagePort): void {
  held = lease !== null && by ? { lease, by } : null;
  schedule.hold(lease);
}

opening.then(
  () => port.postMessage({ opened: true } satisfies Opening),
  (error: unknown) => port.postMessage({ opened: failureOf(error, openedAt) } satisfies Opening),
);

async function run(): Promise<void> {
  running = true;
  const database = await opening;
  statements ??= createStatements(database);
  const answers = new Map<MessagePort, Answer[]>();
  let [done, took] = [0, 0];
  const deliver = () => {
    for (const [asker, all] of answers) asker.postMessage(all);
    answers.clear();
    [done, took] = [0, 0];
  };
  for (let job = schedule.next(); job; job = schedule.next()) {
    // Replies to readers do not wait for longer work.
    if (job.lane !== 'read') deliver();
    const asker = askers.get(job);
    if (!asker || !gone.has(asker)) {
      const answer = await perform(database, statements, job);
      if ('failure' in answer && answer.failure.isFatal) {
        deliver();
        return giveUp(answer);
      }
      if (asker) answers.set(asker, [...(answers.get(asker) ?? []), answer]);
      done += 1;
      took += answer.took;
    }
    if (job.lane === 'read' && done < TOGETHER && took < TOGETHER_MS) continue;
    deliver();
    // Messages only arrive between macrotasks: without this turn no reader could overtake a bulk job.
    await setImmediate();
    if (job.lane === 'bulk' && schedule.hasOnlyLate()) await pause();
  }
  deliver();
  running = false;
}

/** Waits until jobs arrive, or for a short time. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    jobsCame = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Tells all ports why there will be no more replies, and ends the thread. */
function giveUp(last: Answer): void {
  for (const asker of everyone) asker.postMessage([last]);
  // Posted messages are still delivered when the thread ends.
  setTimeout(() => process.exit(1), 0);
}

async function perform(database: PGlite, statements: Statements, job: Job): Promise<Answer> {
  const begun = performance.now();
  current.begin(isLookUp(job));
  const outcome = await tryPerform(database, statements, job);
  current.end();
  cancelFlag?.lower();
  return { ...outcome, took: performance.now() - begun };
}

const isLookUp = ({ lane, lease }: Job): boolean => lane === 'read' && lease === null;

async function tryPerform(database: PGlite, statements: Statements, job: Job): Promise<Outcome> {
  const { id, work } = job;
  const startedAt = Date.now();
  try {
    switch (work.op) {
      case 'query':
        if (isLookUp(job)) return { id, ...(await statements.lookUp(work.sql, work.parameters)) };
        return { id, ...(await statements.run(work.sql, work.parameters, job.lease !== null)) };
      case 'copy':
        return { id, ...(await statements.copy(work.sql, work.chunk)) };
      case 'close':
        await database.close();
        return { id, rows: [], affected: 0 };
      default:
        if (work.op === 'begin') {
          await statements.beginTransaction();
          hold(id, askers.get(job));
        } else await database.query(work.op);
        if (work.op !== 'begin') hold(null);
        return { id, rows: [], affected: 0 };
    }
  } catch (error) {
    if (work.op !== 'query' && work.op !== 'copy') hold(null);
    return { id, failure: failureOf(error, startedAt) };
  }
}

/** `startedAt`: when the failed work started, in milliseconds since 1970. */
function failureOf(error: unknown, startedAt: number): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, code, detail, severity } = error as Error & {
    code?: string;
    detail?: string;
    severity?: string;
  };
  // After such an error the engine's memory is unusable: another call would not return.
  const isFatal = severity === 'FATAL' || severity === 'PANIC' || name === 'RuntimeError';
  // An engine that stops on a full disk fails on its own half-written log and only reports that.
  if ((isFatal || name === EngineFailed.name) && wasFullSince(startedAt))
    return { message: NO_ROOM, code: DISK_FULL, isFatal };
  return { message, code, detail, isFatal };
}
