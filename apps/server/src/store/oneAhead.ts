/**
 * Prepares each item and then finishes it, one after another: while one is finished, the next is taken and prepared. After a failure it begins no further
 * items, and waits for what is being finished. Gives what was made, in the order of the items.
 */
export async function oneAhead<Item, Ready, Made>(
  items: Iterable<Item>,
  prepare: (item: Item) => Promise<Ready>,
  finish: (ready: Ready) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  let finishing: Promise<void> = Promise.resolve();
  try {
    for (const item of items) {
      const ready = await prepare(item);
      await finishing;
      finishing = finish(ready).then((one) => void made.push(one));
      // Met by the next `await`.
      finishing.catch(() => {});
    }
    await finishing;
  } finally {
    await Promise.allSettled([finishing]);
  }
  return made;
}
