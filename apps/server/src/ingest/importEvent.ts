import type { SourceKind } from '../store/schema.ts';

/** Skipped content, with the first few offsets (in decompressed bytes). */
export interface Skipped {
  readonly reason: string;
  readonly count: number;
  readonly offsets: readonly number[];
}

/**
 * How loading a file ended: `loaded`, `partial` (the readable part of a broken file was wanted), `unchanged` (the same content is already live) or
 * `refused` (nothing was changed; `message` says why).
 */
export type Outcome = 'loaded' | 'partial' | 'unchanged' | 'refused';

export interface FileReport {
  readonly file: string;
  readonly kind: SourceKind | null;
  /** The name it was loaded under: the collector of a RIB, the name of a list. */
  readonly name: string | null;
  readonly outcome: Outcome;
  readonly message: string | null;
  /** Counts by plural noun: records, routes, prefixes, peers. */
  readonly counts: Readonly<Record<string, number>>;
  readonly skipped: readonly Skipped[];
  /** Size of the file; `unpackedBytes` is the size of its content. */
  readonly bytes: number;
  readonly unpackedBytes: number;
  readonly seconds: number;
  /** Time spent on decompression alone. */
  readonly unpackSeconds: number;
}

/** One step of the computations after the files. */
export interface StepReport {
  readonly step: string;
  readonly rows: number;
  readonly seconds: number;
}

export interface ImportReport {
  readonly files: readonly FileReport[];
  readonly steps: readonly StepReport[];
  /** The sources that were removed. */
  readonly removed: readonly string[];
  /** Other loaded sources that have some of the same entries as a loaded file. */
  readonly overlapping: readonly string[];
  readonly seconds: number;
}

/**
 * What a failed import has changed. `none`: nothing. `published`: all requested data is live, and the next import or start does the rest. `unknown`:
 * it ended while publishing, and the database does not respond.
 */
export type ImportChange = 'none' | 'published' | 'unknown';

/** Name of the step in which the loaded data becomes live. */
export const PUBLISHING = 'Publishing';

/** What a running import reports. */
export type ImportEvent =
  | { readonly type: 'waiting'; readonly message: string }
  | {
      readonly type: 'progress';
      /** A file, or the name of a step. */
      readonly what: string;
      readonly done: number;
      /** Zero if unknown. */
      readonly total: number;
      readonly unit: 'bytes' | 'rows';
    }
  | { readonly type: 'file'; readonly report: FileReport }
  | { readonly type: 'step'; readonly report: StepReport }
  /** From now on the loaded data may be live. */
  | { readonly type: 'publishing' }
  | { readonly type: 'done'; readonly report: ImportReport }
  | { readonly type: 'failed'; readonly message: string; readonly change: ImportChange };

export type Listener = (event: ImportEvent) => void;
