import type { MessagePort } from 'node:worker_threads';

/** The queue of a job: `read` if a user waits for it, `bulk` if it can wait, `late` if nothing waits for it yet. */
export type Lane = 'read' | 'bulk' | 'late';

export type Work =
  | { readonly op: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly op: 'copy'; readonly sql: string; readonly chunk: Uint8Array }
  | { readonly op: 'begin' | 'commit' | 'rollback' }
  | { readonly op: 'close' };

/** Asks the worker to also take jobs from another thread's port. */
export interface Introduction {
  readonly introduce: MessagePort;
  readonly firstId: number;
}

/** The first message to a new port. */
export interface Welcome {
  /** Ids of its jobs are above this one. */
  readonly firstId: number;
}

/** A job for the worker. `lease` is the id of its transaction's `begin` job. */
export interface Job {
  readonly id: number;
  readonly lane: Lane;
  readonly lease: number | null;
  readonly work: Work;
}

export interface Failure {
  readonly message: string;
  /** SQLSTATE, if the engine gave one. */
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
  /** The engine has given up: its thread ends, and there will be no more replies. */
  readonly isFatal?: boolean;
}

/** The result of a statement. */
export interface Result {
  readonly rows: readonly unknown[];
  readonly affected: number;
}

/** The result of `COPY … TO '/dev/blob'`: rows in COPY's text format. */
export interface CopiedRows {
  readonly copied: Uint8Array;
}

/** The end of a job, successful or not. */
export type Outcome = (Result | { readonly failure: Failure }) & { readonly id: number };

/** `took`: milliseconds the engine spent on the job. */
export type Answer = Outcome & { readonly took: number };

/** The worker's first message: the database is open, or why it cannot be opened. */
export interface Opening {
  readonly opened: true | Failure;
}
