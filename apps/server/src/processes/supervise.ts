import cluster, { type Worker } from 'node:cluster';
import type { ServerLog } from '../telemetry/log.ts';
import { NUMBER, type Word } from './duty.ts';
import { createGatherer } from '../telemetry/gatherMetrics.ts';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** A process that answered so long, ms, ended for a new reason. */
const LASTED = 60_000;

/** Processes that answer at one address. */
export interface Processes {
  /** Their metrics together, in Prometheus' text format. */
  metrics(): Promise<string>;
  /** Ends all of them, each in order. */
  close(): Promise<void>;
}

interface Place {
  readonly number: number;
  worker: Worker | null;
  wait: number;
  readyAt: number | null;
}

/**
 * Starts `count` processes of this server, the first before the others: it loads the first data. One that ends is started again, a little later each time
 * while it ends soon. Where the first one cannot start, `onFailure` is called with its exit code.
 */
export function superviseProcesses(count: number, log: ServerLog, onFailure: (code: number) => void): Processes {
  const places = Array.from({ length: count }, (_, i): Place => ({
    number: i + 1,
    worker: null,
    wait: FIRST_WAIT,
    readyAt: null,
  }));
  const gatherer = createGatherer((worker, id) => worker.send({ type: 'metrics-asked', id } satisfies Word));
  let isClosing = false;
  let hasAnswered = false;
  let isTold = false;
  let over = (): void => {};

  const living = (): Worker[] => places.flatMap(({ worker }) => (worker ? [worker] : []));

  function start(place: Place): void {
    const worker = cluster.fork({ [NUMBER]: String(place.number) });
    place.worker = worker;
    place.readyAt = null;
    worker.on('message', (word: Word) => hear(place, worker, word));
    worker.on('error', (error) => log.fault(error));
    worker.once('exit', (code, signal) => ended(place, code, signal));
  }

  function hear(place: Place, worker: Worker, word: Word): void {
    if (word.type === 'ready') answers(place);
    else if (word.type === 'metrics-given') gatherer.hear(worker, word.id, word.metrics);
    else if (word.type === 'all-metrics-asked') {
      const { id } = word;
      void gatherer.text(living()).then((text) => {
        if (worker.isConnected()) worker.send({ type: 'all-metrics-given', id, text } satisfies Word);
      });
    }
  }

  function answers(place: Place): void {
    place.readyAt = performance.now();
    if (!hasAnswered) {
      hasAnswered = true;
      for (const other of places) if (other !== place) start(other);
    }
    if (isTold || places.some(({ readyAt }) => readyAt === null)) return;
    isTold = true;
    log.info(`${count} processes answer.`);
  }

  function ended(place: Place, code: number | null, signal: string | null): void {
    const { readyAt } = place;
    place.worker = null;
    place.readyAt = null;
    if (isClosing) {
      if (living().length === 0) over();
      return;
    }
    if (!hasAnswered) {
      onFailure(code ?? 1);
      return;
    }
    if (readyAt !== null && performance.now() - readyAt > LASTED) place.wait = FIRST_WAIT;
    log.warn(`Process ${place.number} ended (${signal ?? `exit code ${code}`}); another one takes its place.`);
    setTimeout(() => isClosing || start(place), place.wait).unref();
    place.wait = Math.min(LONGEST_WAIT, place.wait * 2);
  }

  const [first] = places;
  if (first) start(first);
  return {
    metrics: () => gatherer.text(living()),
    close() {
      isClosing = true;
      const workers = living();
      for (const worker of workers) worker.process.kill('SIGTERM');
      return workers.length === 0 ? Promise.resolve() : new Promise((resolve) => (over = resolve));
    },
  };
}
