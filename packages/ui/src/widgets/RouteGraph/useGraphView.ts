import { useCallback, useRef, useState, type RefCallback, type RefObject } from 'react';
import { createGraphView } from './createGraphView.ts';
import type { GraphView } from './graphView.ts';
import { readPalette, watchTheme, type Palette } from '../../facts/palette.ts';

export interface LiveGraphView {
  readonly view: GraphView;
  readonly palette: Palette;
}

/** Refs for the elements of the drawing. */
export interface StageElements {
  readonly stage: RefCallback<HTMLElement>;
  readonly world: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
}

/** The view of the three elements, once they exist, with the colors of the theme around them. */
export function useGraphView(onMounted: (nodes: readonly number[]) => void): {
  readonly live: LiveGraphView | null;
  readonly elements: StageElements;
} {
  const [live, setLive] = useState<LiveGraphView | null>(null);
  const world = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  const stage = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !world.current || !canvas.current) return undefined;
      let palette = readPalette(element);
      const parts = { stage: element, world: world.current, canvas: canvas.current };
      const view = createGraphView({ ...parts, palette: () => palette, onMounted });
      setLive({ view, palette });
      const unwatch = watchTheme(element, () => {
        palette = readPalette(element);
        setLive({ view, palette });
        view.repaint();
      });
      return () => {
        unwatch();
        view.destroy();
        setLive(null);
      };
    },
    [onMounted],
  );

  return { live, elements: { stage, world, canvas } };
}
