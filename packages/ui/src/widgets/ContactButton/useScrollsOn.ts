import { useEffect, useState } from 'react';

/** Scrolling that a resting hand may cause, in pixels. */
const SLACK = 8;

/** Whether the reader is moving down the page: scrolled down last, and is neither at the top nor at the end. */
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
