import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onSight` each time the element comes within half a screen of the window. */
export function useInSight<Node extends Element>(onSight: () => void) {
  const ref = useRef<Node>(null);
  const tell = useEffectEvent(onSight);
  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
      },
      { rootMargin: '0px 0px 50% 0px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return ref;
}
