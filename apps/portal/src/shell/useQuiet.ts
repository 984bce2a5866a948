import { useEffect, useState } from 'react';

/** How long one waits at most for a page that is never quiet, ms. */
const PATIENCE = 2_000;

/** Whether the page has been taken over and the browser had nothing else to do since: for what nobody waits for. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const tell = (): void => setQuiet(true);
    // Safari has no such callback.
    if (!('requestIdleCallback' in globalThis)) {
      const later = setTimeout(tell, PATIENCE);
      return () => clearTimeout(later);
    }
    const later = requestIdleCallback(tell, { timeout: PATIENCE });
    return () => cancelIdleCallback(later);
  }, []);
  return isQuiet;
}
