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

/** The thread that holds the embedded database: takes jobs, runs one at a time, answers each. */
const { dataDir, shared } = workerData as { dataDir: string; shared: SharedArrayBuffer };
const port = parentPort;
if (!port) throw new Error('The database worker runs only as a worker thread');

const NO_ROOM = 'No space left on device';

/** Look-ups that are answered in one message, which wakes the asking thread once: so many, or as many as take so many milliseconds. */
const TOGETHER = 8;
const TOGETHER_MS = 2;

/**
 * After a bulk job a late one begins only if no other bulk job has come for so many milliseconds: those of one computation follow each other at once.
 */
const PAUSE_MS = 2;

const current = announceStatements(shared);
const schedule = createSchedule();
const openedAt = Date.now();
const opening = open();
/** Who waits for a job's answer. */
const askers = new WeakMap<Job, MessagePort>();
const gone = new WeakSet<MessagePort>();
const everyone = new Set<MessagePort>();
let running = false;
/** Ends a pause. */
let jobsCame = (): void => {};
let statements: Statements | undefined;
let cancelFlag: CancelFlag | null = null;
/** The open transaction and whose it is. */
let held: { readonly lease: number; readonly by: MessagePort } | null = null;

giveBackMemory();
listen(port);

// What the owner of this thread asks for in the middle of a statement; one that has just ended is left alone.
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
    // A thread that ended inside a transaction would leave every other one waiting for it.
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
    // Readers do not wait for work that takes longer than theirs.
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
    // Messages arrive only between macrotasks: without this turn no reader could overtake a bulk job.
    await setImmediate();
    if (job.lane === 'bulk' && schedule.hasOnlyLate()) await pause();
  }
  deliver();
  running = false;
}

/** Until jobs come, or for so long. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    jobsCame = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Tells everyone who may be waiting why there are no more answers, and ends the thread. */
function giveUp(last: Answer): void {
  for (const asker of everyone) asker.postMessage([last]);
  // Messages that are posted are delivered though the thread ends.
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
  // After such an end the engine's memory is of no use: a further call would not come back.
  const isFatal = severity === 'FATAL' || severity === 'PANIC' || name === 'RuntimeError';
  // An engine that ends for want of room stumbles over its own half written log, and names only that.
  if ((isFatal || name === EngineFailed.name) && wasFullSince(startedAt))
    return { message: NO_ROOM, code: DISK_FULL, isFatal };
  return { message, code, detail, isFatal };
}
