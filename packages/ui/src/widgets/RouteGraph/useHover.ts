import { useCallback, useEffect, useRef, useState } from 'react';
import type { Box } from './camera.ts';
import type { GraphIndex } from './graphIndex.ts';
import type { GraphView } from './graphView.ts';
import { highlightOf, sameTarget, type GraphTarget } from './highlight.ts';

/** Time for which a target must be looked at before its tooltip opens, in milliseconds. */
const tooltipDelay = 1000;

export interface Pointed {
  readonly graph: GraphIndex;
  readonly target: GraphTarget;
  /** Where the target is on the stage. */
  readonly at: Box;
  /** What is lit, which the tooltip does not cover. */
  readonly kept: readonly Box[];
}

export interface Hover {
  /** The target whose tooltip is open. */
  readonly tooltip: Pointed | null;
  /** The pointer or the focus came to a target (or to none); `at` is where the tooltip of an edge should stand. */
  point(target: GraphTarget | null, at?: Box): void;
  closeTooltip(): void;
}

/** Lights the paths of what is pointed at, at once, and opens its tooltip later. Moving the graph closes the tooltip. */
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
