import { startTransition, useEffect, useState } from 'react';

/** More rows than fit into a window. */
const FIRST_ROWS = 20;
/** Fewest rows per step. */
const STEP = 10;

/**
 * How many of the rows are rendered. A table starts with the first visible ones and adds the others in steps, so that the browser lays out each step
 * in a task of its own. Steps grow with the rows already there, which keeps the total cost proportional to the rows.
 */
export function useRowsBuilt(count: number): number {
  const [built, setBuilt] = useState(FIRST_ROWS);
  useEffect(() => {
    if (built < count) startTransition(() => setBuilt(built + Math.max(STEP, built >> 1)));
  }, [built, count]);
  return built;
}
