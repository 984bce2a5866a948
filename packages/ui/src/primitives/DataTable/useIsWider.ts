import { useLayoutEffect, useState, type RefObject } from 'react';

/** Half a pixel is no overflow. */
const TOLERANCE = 1;

/** Whether the content of `box` asks for more width than it has, such as for names and addresses longer than columns expect. Without rows it is not looked at. */
export function useIsWider(box: RefObject<HTMLElement | null>, hasRows: boolean): boolean {
  const [isWider, setWider] = useState(false);
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner || !hasRows) return;
    // Told once the page is laid out: to measure now would lay it out twice.
    const observer = new ResizeObserver(() => setWider(inner.clientWidth > outer.clientWidth + TOLERANCE));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [box, hasRows]);
  return isWider;
}
