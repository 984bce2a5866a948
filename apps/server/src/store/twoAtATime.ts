/**
 * Runs `work` for each item, two at a time, and returns the results in the order of the items: the database works on one while the other's result is
 * read. After a failure no further items begin.
 */
export async function twoAtATime<Item, Made>(
  items: readonly Item[],
  work: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      try {
        made[index] = await work(items[index]!);
      } catch (error) {
        next = items.length;
        throw error;
      }
    }
  };
  const lanes = await Promise.allSettled([lane(), lane()]);
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
  return made;
}

/** Splits items into parts of this size, in order. */
export function partsOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
