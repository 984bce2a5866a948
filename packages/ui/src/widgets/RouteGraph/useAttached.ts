import { useCallback, type RefCallback } from 'react';
import type { GraphView } from './graphView.ts';

/** Passes the element of a node to the view, which positions it. */
export function useAttached(view: GraphView | null, index: number): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      view?.attach(index, element);
      return () => view?.attach(index, null);
    },
    [view, index],
  );
}
