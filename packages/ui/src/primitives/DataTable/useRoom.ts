import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useDrawnHere } from '../useDrawnHere.ts';
import { sightOf, type Sight } from './columnsInSight.ts';

/** Pixels of 1 rem at the browser's usual setting. */
const USUAL_REM = 16;

export interface TableRoom {
  readonly sight: Sight;
  /** Whether the frame is laid out, so that `sight` is not a guess any more. */
  readonly isKnown: boolean;
  /** How much larger than usual the reader's text is: 2 at 200 %. */
  readonly textScale: number;
}

/** What `frame` has room for. Until it is laid out: what the window has; on the server and in what it drew, everything. Styles hide meanwhile what is too much. */
export function useRoom(frame: RefObject<HTMLElement | null>): TableRoom {
  const isDrawnHere = useDrawnHere();
  const [atMost] = useState(() => (isDrawnHere ? windowSight() : EVERYTHING));
  const [sight, setSight] = useState<Sight>();
  const [textScale, setTextScale] = useState(1);
  const shown = useRef(atMost);

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    // Told once the page is laid out: to measure now would lay it out twice.
    const observer = new ResizeObserver(([entry]) => {
      const room = sightOf(entry?.contentRect.width ?? 0);
      const measure = (): void => {
        setSight(room);
        setTextScale(parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_REM);
      };
      // What is drawn for another room is mended before it is seen. Styles hide meanwhile what is too much in what the server drew.
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

/** Read once for each size of the window: to read it while the page changes would lay that out. */
function windowSight(): Sight {
  if (ofWindow === undefined) {
    ofWindow = sightOf(window.innerWidth);
    window.addEventListener('resize', () => (ofWindow = undefined), { once: true });
  }
  return ofWindow;
}
