import type { Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';

/** A process that does not answer by then is left out. */
const PATIENCE = 2_000;

/** Adds up the metrics of processes, each in the way that its definition names. `ask`: asks one for its metrics, which `hear` is then given. */
export function createGatherer(ask: (worker: Worker, id: number) => void) {
  let asked = 0;
  const waiting = new Map<number, Map<Worker, (metrics: object[]) => void>>();

  async function metricsOf(worker: Worker, id: number): Promise<object[]> {
    const answered = new Promise<object[]>((resolve) => {
      waiting.get(id)?.set(worker, resolve);
      setTimeout(() => resolve([]), PATIENCE).unref();
    });
    ask(worker, id);
    return answered;
  }
  return {
    /** Takes an answer. */
    hear(worker: Worker, id: number, metrics: object[]): void {
      waiting.get(id)?.get(worker)?.(metrics);
    },
    /** In Prometheus' text format. */
    async text(workers: readonly Worker[]): Promise<string> {
      const id = (asked += 1);
      waiting.set(id, new Map());
      const given = await Promise.all(workers.map((worker) => metricsOf(worker, id)));
      waiting.delete(id);
      return AggregatorRegistry.aggregate(given.filter((metrics) => metrics.length > 0)).metrics();
    },
  };
}
