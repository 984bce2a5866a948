import type { GraphLayout } from '@routeglass/domain/route-graph';
import { useEffect, useRef, type PointerEvent } from 'react';
import { shownBox, type Size } from './camera.ts';
import type { GraphIndex } from './graphIndex.ts';
import * as css from './GraphMinimap.css.ts';
import type { GraphView } from './graphView.ts';
import { minimapFrame, minimapPadding, minimapScale } from './minimapScale.ts';
import { paintMinimap } from './paintMinimap.ts';
import type { Palette } from '../../facts/palette.ts';

interface GraphMinimapProps {
  readonly view: GraphView;
  readonly graph: GraphIndex;
  readonly palette: Palette;
}

/**
 * The whole graph in small, with a frame around the visible part. Only a convenience for the pointer, so it is hidden from assistive technology: keys
 * and buttons do the same.
 */
export function GraphMinimap({ view, graph, palette }: GraphMinimapProps) {
  const map = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const shape = useRef<GraphLayout>(null);

  useEffect(() => {
    if (!map.current) return undefined;
    shape.current = null;
    // Measured only when it changes: measuring in each frame would force a layout.
    let mapSize = sizeOf(map.current);
    const observer = new ResizeObserver(([entry]) => {
      mapSize = sizeOf(entry?.target as HTMLElement);
      shape.current = null;
      view.repaint();
    });
    observer.observe(map.current);
    const unsubscribe = view.subscribe(({ camera, view: size, layout }) => {
      if (!layout || mapSize.width === 0 || !frame.current || !canvas.current) return;
      if (shape.current !== layout) {
        shape.current = layout;
        paintMinimap(canvas.current, mapSize, graph, layout, palette);
      }
      const box = minimapFrame(shownBox(camera, size), minimapScale(layout, mapSize), mapSize);
      const { style } = frame.current;
      style.transform = `translate(${box.left}px, ${box.top}px)`;
      // Changing the size forces a layout; while panning it stays the same.
      const [width, height] = [`${Math.round(box.right - box.left)}px`, `${Math.round(box.bottom - box.top)}px`];
      if (style.width !== width) style.width = width;
      if (style.height !== height) style.height = height;
    });
    return () => {
      observer.disconnect();
      unsubscribe();
    };
  }, [view, graph, palette]);

  const centre = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1 || !shape.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const scale = minimapScale(shape.current, sizeOf(event.currentTarget));
    view.centreOn((event.clientX - left - minimapPadding) / scale.x, (event.clientY - top - minimapPadding) / scale.y);
  };

  return (
    <div ref={map} className={css.root} data-part="minimap" aria-hidden onPointerDown={centre} onPointerMove={centre}>
      <canvas ref={canvas} className={css.canvas} />
      <div ref={frame} className={css.frame} data-part="minimap-frame" />
    </div>
  );
}

function sizeOf(element: HTMLElement): Size {
  return { width: element.clientWidth, height: element.clientHeight };
}
