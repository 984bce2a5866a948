import { useEffect, useState } from 'react';

/** Scrolling that a hand at rest does by itself, in pixels. */
const SLACK = 8;

/** Whether the reader is on the way down the page: scrolled down last, and neither at its top nor at its end. */
export function useScrollsOn(): boolean {
  const [scrollsOn, setScrollsOn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = (): void => {
      const { scrollY, innerHeight } = window;
      const isAtEdge = scrollY < SLACK || scrollY + innerHeight > document.documentElement.scrollHeight - SLACK;
      if (!isAtEdge && Math.abs(scrollY - last) < SLACK) return;
      setScrollsOn(!isAtEdge && scrollY > last);
      last = scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrollsOn;
}
