import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { leastScale, maxScale, minScale, type Camera } from './camera.ts';
import { touchPans, wheelZooms } from './meantForGraph.ts';

export interface PanZoom {
  setLocked(locked: boolean): void;
  /** Tells the gestures the camera's position after something else has moved it. */
  follow(camera: Camera): void;
  destroy(): void;
}

export interface PanZoomListeners {
  onMove(camera: Camera): void;
  /** Called when the hand has been still for a moment. */
  onRest(): void;
}

/** Time without a gesture after which the view is at rest, in milliseconds. */
const restAfter = 120;

/** Maximum zoom of one wheel event, as a power of two: one of a mouse is a hundred times that of a pinch. */
const mostTurn = 0.4;

/** Drag, two fingers, double click, and the wheel with Ctrl or ⌘ move the camera, unless locked; the plain wheel and one finger scroll the page. */
export function bindPanZoom(stage: HTMLElement, { onMove, onRest }: PanZoomListeners): PanZoom {
  let locked = false;
  let idle = 0;
  const selection = select(stage);
  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([minScale, maxScale])
    .filter((event: MouseEvent | TouchEvent) => {
      if (locked) return false;
      if ('touches' in event) return touchPans(event, stage);
      if (event.button) return false;
      return event.type === 'wheel' ? wheelZooms(event, stage) : !event.ctrlKey;
    })
    .wheelDelta(({ deltaY, deltaMode, ctrlKey }: WheelEvent) => {
      const turned = -deltaY * (deltaMode === 1 ? 0.05 : deltaMode ? 1 : 0.002) * (ctrlKey ? 10 : 1);
      return Math.max(-mostTurn, Math.min(mostTurn, turned));
    })
    .on('start', () => {
      clearTimeout(idle);
      stage.setAttribute('data-moving', '');
    })
    .on('zoom', ({ transform }: { readonly transform: ZoomTransform }) => {
      onMove({ x: transform.x, y: transform.y, scale: transform.k });
    })
    .on('end', () => {
      idle = window.setTimeout(() => {
        stage.removeAttribute('data-moving');
        onRest();
      }, restAfter);
    });
  selection.call(behaviour);

  return {
    setLocked(next) {
      locked = next;
    },
    follow({ x, y, scale }) {
      behaviour.scaleExtent([leastScale({ x, y, scale }), maxScale]);
      // d3-zoom keeps its transform on the element; setting it there causes no event.
      Object.assign(stage, { __zoom: zoomIdentity.translate(x, y).scale(scale) });
    },
    destroy() {
      clearTimeout(idle);
      selection.on('.zoom', null);
    },
  };
}
