/*
 * Hash tables of numbered entries, open addressing, at most two thirds full. Slot s keeps its entry's hash at 2 s and its number + 1 at 2 s + 1
 * (0: free), side by side, so that a look-up touches one place in memory. Hashes are signed and tables begin small on purpose: V8 keeps small
 * integers unboxed across calls, and sees a table grow before it optimizes the code for one that never grows.
 */

export const FIRST_SLOTS = 64;
/** From this length on, a table doubles; below it, it grows in larger steps, so that entries are moved less often. */
const LARGE = 1 << 18;

/** Whether a table has no room for another entry. */
export function isFull(slots: Int32Array, count: number): boolean {
  return count * 3 >= slots.length;
}

/** The same entries in a larger table. */
export function widened(slots: Int32Array): Int32Array<ArrayBuffer> {
  const wide = new Int32Array(slots.length * (slots.length < LARGE ? 8 : 2));
  for (let from = 0; from < slots.length; from += 2) {
    const entry = slots[from + 1]!;
    if (entry === 0) continue;
    place(wide, slots[from]!, entry);
  }
  return wide;
}

/** Puts a new entry, given by its number + 1, in the first free slot for its hash. The table must have room for it. */
export function place(slots: Int32Array, hash: number, entry: number): void {
  const mask = slots.length - 1;
  let slot = (hash << 1) & mask;
  while (slots[slot + 1] !== 0) slot = (slot + 2) & mask;
  slots[slot] = hash;
  slots[slot + 1] = entry;
}
