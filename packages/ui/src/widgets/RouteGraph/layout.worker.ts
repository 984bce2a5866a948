import { layoutBest, layoutFirst } from '@routeglass/domain/route-graph';
import type { LayoutAnswer, LayoutQuestion } from './layoutMessages.ts';

/** What of a worker's global scope this file uses. */
interface Scope {
  postMessage(answer: LayoutAnswer): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<LayoutQuestion>) => void): void;
}
const scope = globalThis as unknown as Scope;

scope.addEventListener('message', ({ data: { id, graph, seed } }) => {
  const first = layoutFirst(graph, { seed });
  scope.postMessage({ id, layout: first, done: false });
  const best = layoutBest(graph, { seed });
  scope.postMessage({ id, layout: best.crossings < first.crossings ? best : first, done: true });
});
