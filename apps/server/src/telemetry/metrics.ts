import { type Aggregator, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Importer } from '../ingest/importer.ts';
import type { Store } from '../store/store.ts';
import { readFacts } from './databaseFacts.ts';

export interface Answer {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Its content type. */
export const PROMETHEUS_TEXT = Registry.PROMETHEUS_CONTENT_TYPE;

/** Metrics that can be read. */
export interface ReadableMetrics {
  /** All of them in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

export interface Metrics extends ReadableMetrics {
  /** A request has come. */
  begin(): void;
  answered(answer: Answer): void;
  /** The database that is asked at each reading; null while there is none. */
  watch(store: Store | null): void;
  /** The same importer, whose imports are counted. */
  counting(importer: Importer): Importer;
  /** The same as values, with the way in which those of several processes are added up. */
  values(): Promise<object[]>;
}

/** Seconds: a look-up takes some milliseconds, and none more than ten seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** What operators watch, for Prometheus. `isReady`: whether requests are answered. */
export function createMetrics(isReady: () => boolean, clock: () => number): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  let store: Store | null = null;

  const requests = new Counter({
    name: 'routeglass_http_requests_total',
    help: 'Answered requests by method, pattern of the path and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'routeglass_http_request_duration_seconds',
    help: 'Time from a request to the head of its answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  const underWay = new Gauge({
    name: 'routeglass_http_requests_in_progress',
    help: 'Requests that are not answered yet.',
    registers,
  });
  const imports = new Counter({
    name: 'routeglass_imports_total',
    help: 'Imports that ended, by how: loaded, refused (with a file that was), failed.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['loaded', 'refused', 'failed']) imports.inc({ outcome }, 0);
  const importing = new Gauge({
    name: 'routeglass_imports_in_progress',
    help: 'Imports that run or wait for their turn.',
    registers,
  });
  /** `aggregator`: what several processes have together; the database is the same for all. */
  const gauge = (name: string, help: string, aggregator: Aggregator, labelNames: string[] = []): Gauge =>
    new Gauge({ name: `routeglass_${name}`, help, aggregator, labelNames, registers });
  const ready = gauge('ready', '1 once requests are answered.', 'min');
  const up = gauge('database_up', '1 while the database answers.', 'min');
  const size = gauge('database_size_bytes', 'Size of the database on its disk.', 'max');
  const age = gauge('data_age_seconds', 'Age of the newest loaded source of a kind.', 'max', ['kind', 'world']);
  const jobs = gauge('jobs', 'Jobs by kind and state; dead ones wait for an administrator.', 'max', ['kind', 'state']);
  const mail = gauge('mail', 'Letters by state; failed ones wait for an administrator.', 'max', ['state']);
  const queued = gauge('read_queue_waiting', 'Look-ups that wait for the database.', 'sum');
  const running = gauge('read_queue_running', 'Look-ups that the database works at.', 'sum');
  const expected = gauge(
    'read_queue_waiting_seconds',
    'Work that waits for the database, as far as it is known.',
    'sum',
  );
  const refused = new Counter({
    name: 'routeglass_read_queue_refused_total',
    help: 'Look-ups that were refused because too many waited.',
    registers,
  });
  let refusedBefore = 0;

  const readQueue = (): void => {
    const facts = store?.queue() ?? { waiting: 0, running: 0, waitingMs: 0, refused: 0 };
    queued.set(facts.waiting);
    running.set(facts.running);
    expected.set(facts.waitingMs / 1_000);
    refused.inc(Math.max(0, facts.refused - refusedBefore));
    refusedBefore = facts.refused;
  };
  const readDatabase = async (): Promise<void> => {
    const facts = store && (await readFacts(store).catch(() => null));
    up.set(facts ? 1 : 0);
    if (!facts) return;
    for (const one of [age, jobs, mail]) one.reset();
    size.set(facts.bytes);
    for (const { kind, world, newest } of facts.sources)
      age.set({ kind, world }, Math.max(0, (clock() - newest.getTime()) / 1_000));
    for (const { kind, state, count } of facts.jobs) jobs.set({ kind, state }, count);
    for (const state of ['queued', 'failed']) mail.set({ state }, 0);
    for (const { state, count } of facts.mail) mail.set({ state }, count);
  };

  const read = async (): Promise<void> => {
    ready.set(isReady() ? 1 : 0);
    readQueue();
    await readDatabase();
  };

  return {
    contentType: PROMETHEUS_TEXT,
    begin: () => underWay.inc(),
    answered({ method: given, route, status, seconds }) {
      const method = METHODS.has(given) ? given : 'other';
      underWay.dec();
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    watch(next) {
      store = next;
      refusedBefore = 0;
    },
    counting: (importer) => ({
      close: () => importer.close(),
      async run(...words) {
        importing.inc();
        let outcome = 'failed';
        try {
          const report = await importer.run(...words);
          outcome = report.files.some((file) => file.outcome === 'refused') ? 'refused' : 'loaded';
          return report;
        } finally {
          importing.dec();
          imports.inc({ outcome });
        }
      },
    }),
    async text() {
      await read();
      return registry.metrics();
    },
    async values() {
      await read();
      return registry.getMetricsAsJSON();
    },
  };
}
