import cluster from 'node:cluster';
import process from 'node:process';

/** Which one of several processes this is, from 1. */
export const NUMBER = 'ROUTEGLASS_PROCESS';

/** What a process of the server does beside answering. */
export interface Duty {
  /** Whether it loads the first data, takes commands and does what is due from time to time; one process does it for all. */
  readonly isFirst: boolean;
  /** Asks the process that looks after all for their metrics; null if there is none. */
  readonly metricsOfAll: (() => Promise<string>) | null;
  /** Tells it that requests are answered. */
  ready(): void;
}

/** What the processes tell each other. */
export type Word =
  | { readonly type: 'ready' }
  | { readonly type: 'metrics-asked'; readonly id: number }
  | { readonly type: 'metrics-given'; readonly id: number; readonly metrics: object[] }
  | { readonly type: 'all-metrics-asked'; readonly id: number }
  | { readonly type: 'all-metrics-given'; readonly id: number; readonly text: string };

const PATIENCE = 5_000;

/** What this process does. `ownMetrics`: its own metrics as values, asked when those of all are read. */
export function readDuty(ownMetrics: () => Promise<object[]>): Duty {
  if (!cluster.isWorker) return { isFirst: true, metricsOfAll: null, ready: () => {} };
  const tell = (word: Word): void => void process.send?.(word);
  const waiting = new Map<number, (text: string) => void>();
  let asked = 0;
  process.on('message', (word: Word) => {
    if (word.type === 'all-metrics-given') waiting.get(word.id)?.(word.text);
    else if (word.type === 'metrics-asked') {
      const { id } = word;
      ownMetrics().then(
        (metrics) => tell({ type: 'metrics-given', id, metrics }),
        () => tell({ type: 'metrics-given', id, metrics: [] }),
      );
    }
  });
  return {
    isFirst: process.env[NUMBER] === '1',
    ready: () => tell({ type: 'ready' }),
    metricsOfAll: () =>
      new Promise((resolve, reject) => {
        const id = (asked += 1);
        const timer = setTimeout(() => {
          waiting.delete(id);
          reject(new Error('The other processes gave no metrics'));
        }, PATIENCE);
        waiting.set(id, (text) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(text);
        });
        tell({ type: 'all-metrics-asked', id });
      }),
  };
}
