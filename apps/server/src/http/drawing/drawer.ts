import { Worker } from 'node:worker_threads';
import type { DrawAnswer, DrawRequest, PageToDraw } from './message.ts';

/** Draws a page of the portal as HTML. Returns null if that fails or takes too long; the browser then draws it. */
export type Draw = (page: PageToDraw) => Promise<string | null>;

/** How long a page waits to be drawn, in ms. It usually takes about 15, and more on a busy machine. */
const PATIENCE = 3_000;
/** How many pages may wait at a time; beyond that, visitors' browsers draw faster. */
const MOST_WAITING = 16;

/**
 * Draws with the portal's own code, the file `build`, in a separate thread that starts at once. If the thread ends (missing file, error), `log` is
 * told and browsers draw the pages.
 */
export function createDrawer(build: URL, log: (line: string) => void): Draw {
  const waiting = new Map<number, (html: string | null) => void>();
  let isGone = false;
  let last = 0;
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData: { build: build.href },
    // It needs none of the server's settings. React takes its time in development.
    env: { NODE_ENV: 'production' },
  });
  worker.unref();
  worker.on('message', ({ id, html }: DrawAnswer) => waiting.get(id)?.(html));
  worker.on('error', (error) => log(`The server cannot render pages; browsers render them instead: ${String(error)}`));
  worker.on('exit', () => {
    isGone = true;
    for (const give of waiting.values()) give(null);
  });
  return (page) => {
    if (isGone || waiting.size >= MOST_WAITING) return Promise.resolve(null);
    const id = ++last;
    return new Promise((resolve) => {
      const give = (html: string | null): void => {
        clearTimeout(late);
        waiting.delete(id);
        resolve(html);
      };
      const late = setTimeout(give, PATIENCE, null);
      waiting.set(id, give);
      worker.postMessage({ id, ...page } satisfies DrawRequest);
    });
  };
}
