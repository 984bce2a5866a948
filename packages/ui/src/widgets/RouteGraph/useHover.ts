import { useCallback, useEffect, useRef, useState } from 'react';
import type { Box } from './camera.ts';
import type { GraphIndex } from './graphIndex.ts';
import type { GraphView } from './graphView.ts';
import { highlightOf, sameTarget, type GraphTarget } from './highlight.ts';

/** How long a target must be hovered before its tooltip opens, in milliseconds. */
const tooltipDelay = 1000;

export interface Pointed {
  readonly graph: GraphIndex;
  readonly target: GraphTarget;
  /** Box of the target on the stage. */
  readonly at: Box;
  /** Highlighted boxes, which the tooltip does not cover. */
  readonly kept: readonly Box[];
}

export interface Hover {
  /** The target whose tooltip is open. */
  readonly tooltip: Pointed | null;
  /** Called when the pointer or the focus reaches a target (or none); `at` is the tooltip's anchor for an edge. */
  point(target: GraphTarget | null, at?: Box): void;
  closeTooltip(): void;
}

/** Highlights the paths of the hovered target at once, and opens its tooltip later. Moving the graph closes the tooltip. */
export function useHover(view: GraphView | null, graph: GraphIndex): Hover {
  const [tooltip, setTooltip] = useState<Pointed | null>(null);
  const current = useRef<{ readonly graph: GraphIndex; readonly target: GraphTarget | null }>(null);
  const timer = useRef(0);

  const closeTooltip = useCallback(() => {
    clearTimeout(timer.current);
    setTooltip(null);
  }, []);

  const point = useCallback(
    (target: GraphTarget | null, at?: Box) => {
      const before = current.current?.graph === graph ? current.current.target : null;
      if (!view || sameTarget(target, before)) return;
      current.current = { graph, target };
      closeTooltip();
      view.highlight(target && highlightOf(graph, target));
      if (!target) return;
      const place = () => (target.kind === 'node' || !at ? view.boxOf(target.index) : at);
      timer.current = window.setTimeout(
        () => setTooltip({ graph, target, at: place(), kept: view.litBoxes() }),
        tooltipDelay,
      );
    },
    [view, graph, closeTooltip],
  );

  useEffect(() => {
    let before = '';
    const unsubscribe = view?.subscribe(({ camera }) => {
      const now = `${camera.x} ${camera.y} ${camera.scale}`;
      if (before !== '' && now !== before) closeTooltip();
      before = now;
    });
    return () => {
      clearTimeout(timer.current);
      unsubscribe?.();
    };
  }, [view, closeTooltip]);

  return { tooltip: tooltip?.graph === graph ? tooltip : null, point, closeTooltip };
}
