import { layoutBest, layoutFirst, type GraphLayout, type LayoutGraph } from '@routeglass/domain/route-graph';

export interface LayoutQuestion {
  readonly id: number;
  readonly graph: LayoutGraph;
  readonly seed: number;
}

export interface LayoutAnswer {
  readonly id: number;
  readonly layout: GraphLayout;
  /** True for the last answer of a question. */
  readonly done: boolean;
}

/** What of a Web Worker the requests use; tests bring their own. */
export interface LayoutWorker {
  postMessage(question: LayoutQuestion): void;
  onmessage: ((event: MessageEvent<LayoutAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

export interface LayoutRequests {
  /** Asks for a layout: a first one soon, a better one later. The request before, if unanswered, is cancelled. */
  ask(graph: LayoutGraph, onLayout: (layout: GraphLayout, done: boolean) => void): void;
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
  let busy = false;
  let last = 0;

  const stop = () => {
    worker?.terminate();
    worker = null;
    busy = false;
  };

  return {
    ask(graph, onLayout) {
      const id = ++last;
      if (busy) stop();
      worker ??= createWorker();
      const alone = () => {
        stop();
        setTimeout(() => id === last && layOutHere(graph, onLayout), 0);
      };
      if (!worker) return alone();
      worker.onmessage = ({ data }) => {
        if (data.id !== last) return;
        if (data.done) busy = false;
        onLayout(data.layout, data.done);
      };
      worker.onerror = () => id === last && alone();
      busy = true;
      worker.postMessage({ id, graph, seed });
    },
    close() {
      last++;
      stop();
    },
  };
}

function layOutHere(graph: LayoutGraph, onLayout: (layout: GraphLayout, done: boolean) => void): void {
  onLayout(layoutFirst(graph, { seed }), false);
  const end = performance.now() + patience;
  onLayout(layoutBest(graph, { seed, shouldStop: () => performance.now() > end }), true);
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
