import { useLayoutEffect, useState, type RefObject } from 'react';

/** Half a pixel is no overflow. */
const TOLERANCE = 1;

/** Whether the content of `box` is wider than the box, as with long names and addresses. Not measured without rows. */
export function useIsWider(box: RefObject<HTMLElement | null>, hasRows: boolean): boolean {
  const [isWider, setWider] = useState(false);
  useLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner || !hasRows) return;
    // Called after layout. Measuring now would lay the page out twice.
    const observer = new ResizeObserver(() => setWider(inner.clientWidth > outer.clientWidth + TOLERANCE));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [box, hasRows]);
  return isWider;
}
