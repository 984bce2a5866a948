import type { AsPath } from '../as-path/asPath.ts';
import { formatAsPath } from '../as-path/text.ts';
import { originOfWords, pathOf } from './pathWords.ts';
import { WordInterner } from '../columns/wordInterner.ts';

/** Distinct AS paths, independent of the size of ASNs and the segmentation in the file. */
export class PathTable {
  /** The words of the paths, as produced by `readPath`. */
  readonly words = new WordInterner();

  get count(): number {
    return this.words.count;
  }

  get size(): number {
    return this.words.size;
  }

  pathOf(path: number): AsPath {
    return pathOf(this.words.wordsOf(path));
  }

  /** The path in bgpdump notation: `1 2 {3,4}`. */
  textOf(path: number): string {
    return formatAsPath(this.pathOf(path));
  }

  /** The AS that originated the route; undefined for an empty path and one that ends in a set. */
  originOf(path: number): number | undefined {
    return originOfWords(this.words.wordsOf(path));
  }
}
