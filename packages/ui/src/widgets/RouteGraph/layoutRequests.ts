import { layoutSteps, type GraphLayout, type LayoutGraph } from '@routeglass/domain/route-graph';
import { createDistantWorker } from './distantWorker.ts';
import { startsFor, type LayoutAnswer, type LayoutQuestion } from './layoutMessages.ts';

/** The part of a Web Worker that requests use; tests provide their own. */
export interface LayoutWorker {
  postMessage(question: LayoutQuestion): void;
  addEventListener(type: 'message', listener: (event: { readonly data: LayoutAnswer }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

/** Receives the first layout of a graph, and the best one if it is different. */
export type OnLayout = (layout: GraphLayout) => void;

export interface LayoutRequests {
  /**
   * Requests a layout: calls back with a first one soon, and later with the best one if it is different. Cancels the previous request if it is
   * unanswered.
   */
  ask(graph: LayoutGraph, onLayout: OnLayout): void;
  /** Ends the worker; there are no more callbacks. */
  close(): void;
}

const seed = 1;
/** Milliseconds after which a layout without a worker yields to the page. */
const SLICE = 8;
/** A page may have many graphs; why none of them has a worker is logged once. */
let hasSaid = false;

/**
 * Requests to one worker, which is kept for the next graph. A layout cannot be interrupted, so the worker is ended if a newer request comes while it
 * is busy. Without workers (or if one fails) the layout runs here, after the first paint.
 */
export function createLayoutRequests(createWorker: () => LayoutWorker | null): LayoutRequests {
  let worker: LayoutWorker | null = null;
  let waiting: { readonly id: number; readonly graph: LayoutGraph; readonly onLayout: OnLayout } | null = null;
  let last = 0;
  let isBroken = false;

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
      isBroken = true;
      sayOnce();
      runHere();
    });
    return started;
  };

  const runHere = () => {
    const asked = waiting;
    if (asked) layOutHere(asked.graph, asked.onLayout, () => waiting === asked);
  };

  return {
    ask(graph, onLayout) {
      if (waiting) stop();
      waiting = { id: ++last, graph, onLayout };
      if (!isBroken) worker ??= start();
      if (worker) worker.postMessage({ id: last, graph, seed });
      else runHere();
    },
    close() {
      waiting = null;
      stop();
    },
  };
}

/** Refines in slices, so that the page stays responsive; checks `isWanted` before each. */
function layOutHere(graph: LayoutGraph, onLayout: OnLayout, isWanted: () => boolean): void {
  const steps = layoutSteps(graph, { seed, ...startsFor(graph) });
  let shown: GraphLayout | undefined;
  let best: GraphLayout | undefined;
  const slice = () => {
    if (!isWanted()) return;
    const end = performance.now() + SLICE;
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      best = step.value;
      if (!shown || performance.now() > end) break;
    }
    // As with a worker: the first at once, and of the better ones only the last.
    if (best && best !== shown && (!shown || step.done)) onLayout((shown = best));
    if (!step.done) setTimeout(slice, 0);
  };
  setTimeout(slice, 0);
}

function sayOnce(): void {
  if (!hasSaid)
    console.warn('RouteGraph: its worker could not be started (layout.worker.js). The graph is refined on the page.');
  hasSaid = true;
}

/** Starts the layout worker; null if that is impossible. */
export function createLayoutWorker(): LayoutWorker | null {
  try {
    return new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module', name: 'route-graph-layout' });
  } catch {
    const distant = createDistantWorker(import.meta.url);
    if (!distant) sayOnce();
    return distant;
  }
}
