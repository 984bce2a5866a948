import { layoutBest } from '@routeglass/domain/route-graph';
import { startsFor, type LayoutAnswer, type LayoutQuestion } from './layoutMessages.ts';

/** The part of a worker's global scope that this file uses. */
interface Scope {
  postMessage(answer: LayoutAnswer): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<LayoutQuestion>) => void): void;
}
const scope = globalThis as unknown as Scope;

scope.addEventListener('message', ({ data: { id, graph, seed } }) => {
  let better = 0;
  const best = layoutBest(graph, {
    seed,
    ...startsFor(graph),
    // Sends the first layout at once, and of the better ones only the last, so that the picture changes only once.
    onBetter: (layout) => ++better === 1 && scope.postMessage({ id, layout, done: false }),
  });
  scope.postMessage({ id, layout: better > 1 ? best : null, done: true });
});
