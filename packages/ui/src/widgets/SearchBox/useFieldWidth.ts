import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element in pixels, kept as it changes; undefined before the first layout. */
export function useFieldWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Told once the page is laid out: to ask now would lay it out twice.
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
