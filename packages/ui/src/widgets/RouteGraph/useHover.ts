import { useCallback, useEffect, useRef, useState } from 'react';
import type { Box } from './camera.ts';
import type { GraphIndex } from './graphIndex.ts';
import type { GraphView } from './graphView.ts';
import { highlightOf, sameTarget, type GraphTarget } from './highlight.ts';

/** Time for which a target must be looked at before its tooltip opens, in milliseconds. */
const tooltipDelay = 1000;

export interface Pointed {
  readonly target: GraphTarget;
  readonly at: Box;
}

export interface Hover {
  /** The target whose tooltip is open. */
  readonly tooltip: Pointed | null;
  /** The pointer or the focus came to a target (or to none); `at` is where the tooltip should stand. */
  point(target: GraphTarget | null, at?: Box): void;
  closeTooltip(): void;
}

/** Lights the paths of what is pointed at, at once, and opens its tooltip later. Moving the graph closes the tooltip. */
export function useHover(view: GraphView | null, graph: GraphIndex): Hover {
  const [tooltip, setTooltip] = useState<Pointed | null>(null);
  const current = useRef<GraphTarget | null>(null);
  const timer = useRef(0);

  const closeTooltip = useCallback(() => {
    clearTimeout(timer.current);
    setTooltip(null);
  }, []);

  const point = useCallback(
    (target: GraphTarget | null, at?: Box) => {
      if (!view || sameTarget(target, current.current)) return;
      current.current = target;
      closeTooltip();
      view.highlight(target && highlightOf(graph, target));
      if (!target) return;
      timer.current = window.setTimeout(
        () => setTooltip({ target, at: target.kind === 'node' || !at ? view.boxOf(target.index) : at }),
        tooltipDelay,
      );
    },
    [view, graph, closeTooltip],
  );

  useEffect(() => {
    current.current = null;
    closeTooltip();
    if (!view) return undefined;
    let before = '';
    return view.subscribe(({ camera }) => {
      const now = `${camera.x} ${camera.y} ${camera.scale}`;
      if (before !== '' && now !== before) closeTooltip();
      before = now;
    });
  }, [view, graph, closeTooltip]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { tooltip, point, closeTooltip };
}
