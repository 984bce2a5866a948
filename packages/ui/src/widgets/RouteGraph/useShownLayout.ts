import type { GraphLayout } from '@routeglass/domain/route-graph';
import { useLayoutEffect } from 'react';
import type { GraphIndex } from './graphIndex.ts';
import type { GraphView } from './graphView.ts';

/** Hands each layout to the view as it comes. */
export function useShownLayout(
  view: GraphView | null,
  graph: GraphIndex,
  layout: GraphLayout | undefined,
  shape: string,
): void {
  useLayoutEffect(() => {
    if (layout) view?.show(graph, layout, shape);
  }, [view, graph, layout, shape]);
}
