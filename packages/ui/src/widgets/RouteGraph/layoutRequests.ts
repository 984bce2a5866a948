import { layoutBest, type GraphLayout, type LayoutGraph } from '@routeglass/domain/route-graph';
import { startsFor, type LayoutAnswer, type LayoutQuestion } from './layoutMessages.ts';

/** What of a Web Worker the requests use; tests bring their own. */
export interface LayoutWorker {
  postMessage(question: LayoutQuestion): void;
  addEventListener(type: 'message', listener: (event: { readonly data: LayoutAnswer }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

/** Hears the first layout of a graph, and the best one where that is another. */
export type OnLayout = (layout: GraphLayout) => void;

export interface LayoutRequests {
  /** Asks for a layout: a first one soon, the best one later, if it is another. The request before, if unanswered, is cancelled. */
  ask(graph: LayoutGraph, onLayout: OnLayout): void;
  /** Ends the worker; nothing is called back any more. */
  close(): void;
}

const seed = 1;
/** Without a worker, refining may hold the thread this long. */
const patience = 30;

/**
 * Requests to one worker, which is kept for the next graph unless a newer one comes while it is busy: a layout cannot be
 * interrupted, so the worker is ended then. Without workers (or when one fails) the layout runs here, after the first paint.
 */
export function createLayoutRequests(createWorker: () => LayoutWorker | null): LayoutRequests {
  let worker: LayoutWorker | null = null;
  let waiting: { readonly id: number; readonly graph: LayoutGraph; readonly onLayout: OnLayout } | null = null;
  let last = 0;

  const stop = () => {
    worker?.terminate();
    worker = null;
  };

  const start = () => {
    const started = createWorker();
    started?.addEventListener('message', ({ data: { id, layout, done } }) => {
      if (worker !== started || id !== waiting?.id) return;
      const { onLayout } = waiting;
      if (done) waiting = null;
      if (layout) onLayout(layout);
    });
    started?.addEventListener('error', () => {
      if (worker !== started) return;
      stop();
      runHere();
    });
    return started;
  };

  const runHere = () => {
    const asked = waiting;
    setTimeout(() => {
      if (!asked || asked !== waiting) return;
      waiting = null;
      layOutHere(asked.graph, asked.onLayout);
    }, 0);
  };

  return {
    ask(graph, onLayout) {
      if (waiting) stop();
      waiting = { id: ++last, graph, onLayout };
      worker ??= start();
      if (worker) worker.postMessage({ id: last, graph, seed });
      else runHere();
    },
    close() {
      waiting = null;
      stop();
    },
  };
}

function layOutHere(graph: LayoutGraph, onLayout: OnLayout): void {
  let end = Number.POSITIVE_INFINITY;
  let first: GraphLayout | undefined;
  const best = layoutBest(graph, {
    seed,
    ...startsFor(graph),
    shouldStop: () => performance.now() > end,
    onBetter(layout) {
      if (first) return;
      first = layout;
      end = performance.now() + patience;
      onLayout(layout);
    },
  });
  if (best !== first) onLayout(best);
}

/** The layout's own worker, or null where there are none. */
export function createLayoutWorker(): LayoutWorker | null {
  if (typeof Worker === 'undefined') return null;
  try {
    return new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module', name: 'route-graph-layout' });
  } catch {
    return null;
  }
}
