/** Labels per block. Larger blocks contain most trigrams, smaller ones need a large table. */
export const BLOCK = 32;
/** Places in the table; several trigrams share one. */
const PLACES = 4_096;
const LENGTH = 3;
const BITS = 32;

/** Finds the blocks of labels that may contain a text. */
export interface LabelBlocks {
  /** The ascending numbers of the blocks that may contain the text; no other block does. Null if the text is too short. */
  thatMayHold(text: string): number[] | null;
}

/** Records for each trigram the blocks of `BLOCK` labels that contain it: 1.3 MB for 80,000 labels. */
export function blocksOf(labels: readonly string[]): LabelBlocks {
  const words = Math.ceil(labels.length / BLOCK / BITS);
  const table = new Int32Array(PLACES * words);
  for (const [at, label] of labels.entries()) {
    const block = Math.floor(at / BLOCK);
    const [word, bit] = [Math.floor(block / BITS), 1 << (block % BITS)];
    for (let from = 0; from + LENGTH <= label.length; from++) table[placeOf(label, from) * words + word]! |= bit;
  }
  return {
    thatMayHold(text) {
      if (text.length < LENGTH) return null;
      const places = new Set<number>();
      for (let from = 0; from + LENGTH <= text.length; from++) places.add(placeOf(text, from));
      const found: number[] = [];
      for (let word = 0; word < words; word++) {
        let bits = -1;
        for (const place of places) bits &= table[place * words + word]!;
        for (let left = bits >>> 0; left !== 0; left = (left & (left - 1)) >>> 0)
          found.push(word * BITS + BITS - 1 - Math.clz32(left & -left));
      }
      return found;
    },
  };
}

function placeOf(text: string, from: number): number {
  const mixed = Math.imul(
    Math.imul(Math.imul(text.charCodeAt(from), 31) + text.charCodeAt(from + 1), 31) + text.charCodeAt(from + 2),
    0x9e37_79b1,
  );
  return mixed >>> 20;
}
