import { startTransition, useEffect, useState } from 'react';

let hasTakenOver = false;

/**
 * Whether there is a browser: false in what the server draws and while the browser takes that over, true at once on pages that the browser
 * draws itself. What follows on the change waits for what is more urgent.
 */
export function useBrowser(): boolean {
  const [isThere, setThere] = useState(hasTakenOver);
  useEffect(() => {
    hasTakenOver = true;
    startTransition(() => setThere(true));
  }, []);
  return isThere;
}
