import { useEffect, useRef, useState, type RefObject } from 'react';

/** For a box that may scroll: makes it a stop of the Tab key exactly while its content is taller than it (WCAG 2.1.1). */
export function useScrollStop(): { ref: RefObject<HTMLDivElement | null>; tabIndex?: 0 } {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return scrolls ? { ref, tabIndex: 0 } : { ref };
}
