import { useDrawnHere } from '@routeglass/ui/useDrawnHere';
import { startTransition, useEffect, useState } from 'react';

/**
 * Whether there is a browser: false in what the server draws and while the browser takes that over, true at once in what the browser draws
 * itself. What follows on the change waits for what is more urgent.
 */
export function useBrowser(): boolean {
  const [isThere, setThere] = useState(useDrawnHere());
  useEffect(() => startTransition(() => setThere(true)), []);
  return isThere;
}
