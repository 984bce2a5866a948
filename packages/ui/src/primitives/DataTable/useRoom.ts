import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useDrawnHere } from '../useDrawnHere.ts';
import { sightOf, type Sight } from './columnsInSight.ts';

/** Pixels of 1 rem at the browser's usual setting. */
const USUAL_REM = 16;

export interface TableRoom {
  readonly sight: Sight;
  /** Whether the frame has been measured, so that `sight` is no longer a guess. */
  readonly isKnown: boolean;
  /** How much larger than usual the reader's text is: 2 at 200 %. */
  readonly textScale: number;
}

/**
 * What fits into `frame`. Until it is measured: what fits into the window; on the server and during hydration, everything. Meanwhile, CSS hides what
 * does not fit.
 */
export function useRoom(frame: RefObject<HTMLElement | null>): TableRoom {
  const isDrawnHere = useDrawnHere();
  const [atMost] = useState(() => (isDrawnHere ? windowSight() : EVERYTHING));
  const [sight, setSight] = useState<Sight>();
  const [textScale, setTextScale] = useState(1);
  const shown = useRef(atMost);

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    // Called after the layout: measuring now would force a second layout.
    const observer = new ResizeObserver(([entry]) => {
      const room = sightOf(entry?.contentRect.width ?? 0);
      const measure = (): void => {
        setSight(room);
        setTextScale(parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_REM);
      };
      // If the first guess was wrong, corrects it before the paint. CSS hides what does not fit in what the server rendered.
      if (isDrawnHere && room !== shown.current) measure();
      else startTransition(measure);
      shown.current = room;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [frame, isDrawnHere]);

  return { sight: sight ?? atMost, isKnown: sight !== undefined, textScale };
}

const EVERYTHING: Sight = 6;
let ofWindow: Sight | undefined;

/** Read once per window size: reading it while the page changes would force a layout. */
function windowSight(): Sight {
  if (ofWindow === undefined) {
    ofWindow = sightOf(window.innerWidth);
    window.addEventListener('resize', () => (ofWindow = undefined), { once: true });
  }
  return ofWindow;
}
