import { setTimeout } from 'node:timers/promises';
import type { Store } from '../store/store.ts';

/** Generation ids start at 1; 0 stands for the right to import. */
export const IMPORTING = 0;
const EVERY = 500;

/** Claims the right to import, waiting until no other process has it. `onWait` is called once if it has to wait. */
export async function importOnce(store: Store, onWait: () => void, signal: AbortSignal): Promise<() => Promise<void>> {
  const first = await store.claim(IMPORTING);
  if (first) return first;
  onWait();
  for (;;) {
    await setTimeout(EVERY, undefined, { signal });
    const unlock = await store.claim(IMPORTING);
    if (unlock) return unlock;
  }
}
