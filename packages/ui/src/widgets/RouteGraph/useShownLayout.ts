import type { GraphLayout } from '@routeglass/domain/route-graph';
import { useLayoutEffect } from 'react';
import type { GraphIndex } from './graphIndex.ts';
import type { GraphView } from './graphView.ts';

/** Passes each new layout to the view. */
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
