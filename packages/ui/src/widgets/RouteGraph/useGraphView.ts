import { useEffect, useState, type RefObject } from 'react';
import { createGraphView, type GraphView } from './graphView.ts';
import { readPalette, watchTheme, type Palette } from './palette.ts';

export interface GraphViewRefs {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
}

export interface LiveGraphView {
  readonly view: GraphView;
  readonly palette: Palette;
}

/** The view over the three elements, once they are there, with the colours of the theme around them. */
export function useGraphView(
  { stage, world, canvas }: GraphViewRefs,
  onMounted: (nodes: readonly number[]) => void,
): LiveGraphView | null {
  const [live, setLive] = useState<LiveGraphView | null>(null);

  useEffect(() => {
    if (!stage.current || !world.current || !canvas.current) return undefined;
    const parts = { stage: stage.current, world: world.current, canvas: canvas.current };
    let palette = readPalette(parts.stage);
    const view = createGraphView({ ...parts, palette: () => palette, onMounted });
    setLive({ view, palette });
    const unwatch = watchTheme(parts.stage, () => {
      palette = readPalette(parts.stage);
      setLive({ view, palette });
      view.repaint();
    });
    return () => {
      unwatch();
      view.destroy();
      setLive(null);
    };
  }, [stage, world, canvas, onMounted]);

  return live;
}
