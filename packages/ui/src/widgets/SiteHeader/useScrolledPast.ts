import { useEffect, useState } from 'react';

/** Whether the page is scrolled by more than this many pixels. */
export function useScrolledPast(pixels: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels);
    // In the next frame, which lays the page out anyway: reading it now would force a layout.
    const first = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', look);
    };
  }, [pixels]);
  return isPast;
}
