import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
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

/** What `frame` has room for. Until it is laid out: what the window has; on the server, everything. Styles hide meanwhile what is too much. */
export function useRoom(frame: RefObject<HTMLElement | null>): TableRoom {
  const atMost = useSyncExternalStore<Sight>(never, windowSight, everything);
  const [sight, setSight] = useState<Sight>();
  const [textScale, setTextScale] = useState(1);

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    // Told once the page is laid out: to measure now would lay it out twice.
    const observer = new ResizeObserver(([entry]) => {
      setSight(sightOf(entry?.contentRect.width ?? 0));
      setTextScale(parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_REM);
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [frame]);

  return { sight: sight ?? atMost, isKnown: sight !== undefined, textScale };
}

const never = () => () => {};
const everything = (): Sight => 6;
let ofWindow: Sight | undefined;

/** Read once for each size of the window: to read it while the page changes would lay that out. */
function windowSight(): Sight {
  if (ofWindow === undefined) {
    ofWindow = sightOf(window.innerWidth);
    window.addEventListener('resize', () => (ofWindow = undefined), { once: true });
  }
  return ofWindow;
}
