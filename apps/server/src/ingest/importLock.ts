import { setTimeout } from 'node:timers/promises';
import type { Store } from '../store/store.ts';

/** Generations count from 1: this one stands for the right to import. */
const IMPORTING = 0;
const EVERY = 500;

/** Waits until no other process imports into the database, then claims the right to. `onWait` is called once when there is a wait. */
export async function importOnce(store: Store, onWait: () => void, signal: AbortSignal): Promise<() => Promise<void>> {
  if (await store.isClaimed(IMPORTING)) {
    onWait();
    while (await store.isClaimed(IMPORTING)) await setTimeout(EVERY, undefined, { signal });
  }
  // Two that see it free at once: the claim itself lets one in and keeps the other waiting.
  return store.claim(IMPORTING);
}
