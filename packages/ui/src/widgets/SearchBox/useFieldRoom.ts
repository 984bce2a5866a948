import { useLayoutEffect, useState, type RefObject } from 'react';

/** The current width of an element in ems; undefined before the first layout. */
export function useFieldRoom(ref: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Called after layout. Measuring now would lay the page out twice.
    const observer = new ResizeObserver(() =>
      setRoom(element.clientWidth / Number.parseFloat(getComputedStyle(element).fontSize)),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}
