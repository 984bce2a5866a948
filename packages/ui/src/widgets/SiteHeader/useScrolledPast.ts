import { useEffect, useState } from 'react';

/** Whether the page is scrolled more than so many pixels from its top. */
export function useScrolledPast(pixels: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels);
    // With the next frame, which lays the page out anyway: asked now, it would be laid out for this alone.
    const first = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', look);
    };
  }, [pixels]);
  return isPast;
}
