import { startTransition, useEffect, useState } from 'react';

/** More than a window shows at once. */
const FIRST_ROWS = 20;
/** Fewest rows of a step. */
const STEP = 10;

/**
 * How many of so many rows are built. A table begins with what is seen first, and the others follow some at a time once these are shown: the browser
 * lays out each step in a task of its own. The steps grow with what is there, so that all of them together cost in proportion to the rows.
 */
export function useRowsBuilt(count: number): number {
  const [built, setBuilt] = useState(FIRST_ROWS);
  useEffect(() => {
    if (built < count) startTransition(() => setBuilt(built + Math.max(STEP, built >> 1)));
  }, [built, count]);
  return built;
}
