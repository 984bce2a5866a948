import { setImmediate } from 'node:timers/promises';
import { readAhead } from './readAhead.ts';

/**
 * Prepares each item and then finishes it, one after another: the next is taken and prepared once `finish` calls `goOn`, or has ended. It should call it
 * when others work for it and this thread is free. After a failure it begins no further items, and waits for what is being finished. Gives what was made,
 * in the order of the items.
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
      // A failure is met by the next `await finishing`.
      finishing.then(goOn, goOn);
      await mayGoOn;
    }
    await finishing;
  } finally {
    await Promise.allSettled([finishing]);
  }
  return made;
}

/** Goes on once the database was asked for `work`: the next item is prepared while it works. */
export async function goOnDuring<T>(work: Promise<T>, goOn: () => void): Promise<T> {
  const working = readAhead(work);
  // What was asked for is sent before this turn ends.
  await setImmediate();
  goOn();
  return working;
}
