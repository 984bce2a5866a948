import type { LoadingGeneration } from '../store/generation.ts';
import type { World } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { BrokenFile } from './input/brokenFile.ts';
import type { InputFile } from './input/inputFile.ts';
import { BrokenJson } from './json/jsonRows.ts';
import type { Skips } from './report/skips.ts';

/** What a source writes with: a generation of its own that no one sees yet. */
export interface LoadContext {
  readonly store: Store;
  readonly generation: LoadingGeneration;
  readonly input: InputFile;
  readonly world: World;
  /** Collector of routes; for other kinds of no use. */
  readonly collector: string;
  readonly skips: Skips;
}

/** What a source found in its file. */
export interface Load {
  readonly asOf: Date | null;
  /** Size of the source, as the list of sources shows it. */
  readonly records: number;
  readonly counts: Readonly<Record<string, number>>;
  /** Why the file could not be read to its end, null when it was. */
  readonly broken: BrokenFile | null;
  /** What is odd about a file that could be read, for anyone who loads it. */
  readonly remark?: string | null;
  /** Days (UTC) on which there are events, ascending, where the source is a delta. */
  readonly days?: readonly string[];
  /** Prefixes whose announcements changed, where the source is a delta. */
  readonly touched?: ReadonlySet<string>;
}

/** Gives every chunk of the content to `push`, and answers why it broke off, or null at its regular end. */
export async function feed(
  input: InputFile,
  push: (chunk: Uint8Array) => Promise<void> | void,
  end: () => Promise<void> | void,
): Promise<BrokenFile | null> {
  try {
    for await (const chunk of input.chunks()) await push(chunk);
    await end();
    return null;
  } catch (error) {
    if (error instanceof BrokenFile) return error;
    if (error instanceof BrokenJson) return new BrokenFile(error.message, error.offset);
    throw error;
  }
}
