import type { SourceKind } from '../store/schema.ts';

/** What could not be used, with the offsets (decompressed bytes) of the first few. */
export interface Skipped {
  readonly reason: string;
  readonly count: number;
  readonly offsets: readonly number[];
}

/**
 * How the load of one file ended: `loaded`, `partial` (a broken file whose readable part was wanted), `unchanged` (the same content is already
 * live) or `refused` (nothing was changed; `message` says why).
 */
export type Outcome = 'loaded' | 'partial' | 'unchanged' | 'refused';

/** The account of one file. */
export interface FileReport {
  readonly file: string;
  readonly kind: SourceKind | null;
  /** What it was loaded as: the collector of a RIB, the name of a list. */
  readonly name: string | null;
  readonly outcome: Outcome;
  readonly message: string | null;
  /** Counted things by their name in the plural: records, routes, prefixes, peers. */
  readonly counts: Readonly<Record<string, number>>;
  readonly skipped: readonly Skipped[];
  /** Size of the file and of what it holds. */
  readonly bytes: number;
  readonly unpackedBytes: number;
  readonly seconds: number;
  /** Time spent in decompression alone. */
  readonly unpackSeconds: number;
}

/** One step of what follows the files: what is computed from them. */
export interface StepReport {
  readonly step: string;
  readonly rows: number;
  readonly seconds: number;
}

export interface ImportReport {
  readonly files: readonly FileReport[];
  readonly steps: readonly StepReport[];
  readonly seconds: number;
}

/**
 * What an import that failed has done: `none`: the earlier data are as they were; `published`: all that was asked for is live, and what was to follow
 * is done by the next import or start; `unknown`: it ended while it was being published, and the database does not answer.
 */
export type ImportChange = 'none' | 'published' | 'unknown';

/** How the step is told in which what was loaded becomes live. */
export const PUBLISHING = 'Publishing';

/** What an import tells while it runs. */
export type ImportEvent =
  | { readonly type: 'waiting'; readonly message: string }
  | {
      readonly type: 'progress';
      /** A file, or the name of a step. */
      readonly what: string;
      readonly done: number;
      /** Zero where not known. */
      readonly total: number;
      readonly unit: 'bytes' | 'rows';
    }
  | { readonly type: 'file'; readonly report: FileReport }
  | { readonly type: 'step'; readonly report: StepReport }
  /** From now on what was loaded may be live. */
  | { readonly type: 'publishing' }
  | { readonly type: 'done'; readonly report: ImportReport }
  | { readonly type: 'failed'; readonly message: string; readonly change: ImportChange };

export type Listener = (event: ImportEvent) => void;
