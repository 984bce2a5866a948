import { useEffect, useState } from 'react';

/** Longest wait for a page that never becomes idle, ms. */
const PATIENCE = 2_000;

/** Whether the page is hydrated and the browser has been idle since. For work that can wait. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const tell = (): void => setQuiet(true);
    // Safari lacks requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) {
      const later = setTimeout(tell, PATIENCE);
      return () => clearTimeout(later);
    }
    const later = requestIdleCallback(tell, { timeout: PATIENCE });
    return () => cancelIdleCallback(later);
  }, []);
  return isQuiet;
}
