import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** For a box that may scroll: makes it a tab stop only while its content is larger than it (WCAG 2.1.1). */
export function useScrollStop<Box extends HTMLElement>(): { ref: RefObject<Box | null>; tabIndex?: 0 } {
  const ref = useRef<Box>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = (): void => setScrolls(box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return scrolls ? { ref, tabIndex: 0 } : { ref };
}
