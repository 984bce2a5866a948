import { BlockSplitter, DamagedBzip2 } from './blockSplitter.ts';
import { bzip2Library } from './library.ts';

/** Room for the content of one block: 900 kB after bzip2's first step, which shortens runs of up to 255 bytes to five. */
const USUAL_BYTES = 1 << 20;
const MOST_BYTES = 46 << 20;

/** Unpacks bzip2 with the reference library, block by block. Throws `DamagedBzip2` after all blocks before the damage. */
export interface Bunzip2 {
  push(chunk: Uint8Array): Generator<Uint8Array, void>;
  end(): void;
}

export async function createBunzip2(): Promise<Bunzip2> {
  const library = await bzip2Library();
  const splitter = new BlockSplitter();
  const unpack = (block: Uint8Array): Uint8Array => {
    try {
      return library.decompress(block, USUAL_BYTES);
    } catch {
      return unpackRuns(block);
    }
  };
  const unpackRuns = (block: Uint8Array): Uint8Array => {
    try {
      return library.decompress(block, MOST_BYTES);
    } catch {
      throw new DamagedBzip2('a block is damaged');
    }
  };
  return {
    *push(chunk) {
      for (const block of splitter.push(chunk)) yield unpack(block);
    },
    end: () => splitter.end(),
  };
}
