import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether there is a browser: false in what the server draws and while the browser takes that over, true at once in what the browser draws
 * itself. What follows on the change waits for what is more urgent.
 */
export function useBrowser(): boolean {
  const isDrawnHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isThere, setThere] = useState(isDrawnHere);
  useEffect(() => startTransition(() => setThere(true)), []);
  return isThere;
}
