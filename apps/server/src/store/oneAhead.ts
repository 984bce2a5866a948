import { setImmediate } from 'node:timers/promises';
import { readAhead } from './readAhead.ts';

/**
 * Prepares each item and then finishes it, in order. The next item is prepared once `finish` calls `goOn` or ends; it should call it while it only
 * waits for others and this thread is free. After a failure no further items begin, and the current `finish` is awaited. Returns the results in the
 * order of the items.
 */
export async function oneAhead<Item, Ready, Made>(
  items: Iterable<Item>,
  prepare: (item: Item) => Promise<Ready>,
  finish: (ready: Ready, goOn: () => void) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  let finishing: Promise<void> = Promise.resolve();
  try {
    for (const item of items) {
      const ready = await prepare(item);
      await finishing;
      const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
      finishing = finish(ready, goOn).then((one) => void made.push(one));
      // The next `await finishing` handles a failure.
      finishing.then(goOn, goOn);
      await mayGoOn;
    }
    await finishing;
  } finally {
    await Promise.allSettled([finishing]);
  }
  return made;
}

/** Calls `goOn` once `work` was sent to the database, so that the next item is prepared meanwhile. */
export async function goOnDuring<T>(work: Promise<T>, goOn: () => void): Promise<T> {
  const working = readAhead(work);
  // The request is sent before this turn of the event loop ends.
  await setImmediate();
  goOn();
  return working;
}
