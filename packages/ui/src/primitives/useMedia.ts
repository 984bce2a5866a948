import { startTransition, useEffect, useState } from 'react';
import { useDrawnHere } from './useDrawnHere.ts';

/** Whether a media query matches; false on the server and during hydration. */
export function useMedia(query: string): boolean {
  const isDrawnHere = useDrawnHere();
  const [matches, setMatches] = useState(() => isDrawnHere && matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const tell = (): void => setMatches(list.matches);
    startTransition(tell);
    list.addEventListener('change', tell);
    return () => list.removeEventListener('change', tell);
  }, [query]);
  return matches;
}
