import { useDrawnHere } from '@routeglass/ui/useDrawnHere';
import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the code runs in a browser: false on the server and during hydration, true from the start in parts that the browser draws itself. The
 * change is a transition, so that urgent work goes first.
 */
export function useBrowser(): boolean {
  const [isThere, setThere] = useState(useDrawnHere());
  useEffect(() => startTransition(() => setThere(true)), []);
  return isThere;
}
