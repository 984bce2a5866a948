import { useEffect, useState } from 'react';

/** Scrolling that a hand at rest does by itself, in pixels. */
const SLACK = 8;

/** Whether the reader has the page before them: it goes on below, and they did not scroll up last. */
export function useScrollsOn(): boolean {
  const [scrollsOn, setScrollsOn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let wasScrolled = false;
    const isAtEnd = (): boolean => window.scrollY + window.innerHeight > document.documentElement.scrollHeight - SLACK;
    const look = (): void => {
      const { scrollY } = window;
      if (!isAtEnd() && Math.abs(scrollY - last) < SLACK) return;
      wasScrolled = true;
      setScrollsOn(!isAtEnd() && scrollY > last);
      last = scrollY;
    };
    // A page grows as its parts arrive.
    const growth = new ResizeObserver(() => {
      if (!wasScrolled) setScrollsOn(!isAtEnd());
    });
    growth.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, []);
  return scrollsOn;
}
