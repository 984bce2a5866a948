import type { LoadingGeneration } from '../store/generation.ts';
import type { World } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { BrokenFile } from './input/brokenFile.ts';
import type { InputFile } from './input/inputFile.ts';
import { BrokenJson } from './json/jsonRows.ts';
import type { Skips } from './report/skips.ts';

/** The context of a load: its own generation, which readers cannot see yet. */
export interface LoadContext {
  readonly store: Store;
  readonly generation: LoadingGeneration;
  readonly input: InputFile;
  readonly world: World;
  /** Collector of routes; unused for other kinds. */
  readonly collector: string;
  readonly skips: Skips;
}

/** The result of loading a file. */
export interface Load {
  readonly asOf: Date | null;
  /** Size of the source, as the list of sources shows it. */
  readonly records: number;
  readonly counts: Readonly<Record<string, number>>;
  /** Why the file could not be read to its end; null if it could. */
  readonly broken: BrokenFile | null;
  /** Something odd about a readable file, shown to the person who loads it. */
  readonly remark?: string | null;
  /** Days (UTC) with events, ascending, if the source is a delta. */
  readonly days?: readonly string[];
  /** Prefixes with changed announcements, if the source is a delta. */
  readonly touched?: ReadonlySet<string>;
}

/** Passes every chunk of the content to `push`. Returns the error if it broke off, or null at the regular end. */
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
