import { useLayoutEffect, useState, type RefObject } from 'react';
import { sightOf, type Sight } from './columnsInSight.ts';

/** Pixels of 1 rem at the browser's usual setting. */
const USUAL_REM = 16;

export interface TableRoom {
  readonly sight: Sight;
  /** How much larger than usual the reader's text is: 2 at 200 %. */
  readonly textScale: number;
}

/** What `frame` has room for, measured before the first paint. On the server, and until then: everything. */
export function useRoom(frame: RefObject<HTMLElement | null>): TableRoom {
  const [sight, setSight] = useState<Sight>(4);
  const [textScale, setTextScale] = useState(1);

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const measure = (): void => {
      const borders = box.offsetWidth - box.clientWidth;
      setSight(sightOf(box.getBoundingClientRect().width - borders));
      setTextScale(parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_REM);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [frame]);

  return { sight, textScale };
}
