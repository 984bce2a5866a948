import type { MessagePort } from 'node:worker_threads';

/** Which queue a job waits in: `read` for what a person waits for, `bulk` for what can wait, `late` for what nothing waits for yet. */
export type Lane = 'read' | 'bulk' | 'late';

export type Work =
  | { readonly op: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly op: 'copy'; readonly sql: string; readonly chunk: Uint8Array }
  | { readonly op: 'begin' | 'commit' | 'rollback' }
  | { readonly op: 'close' };

/** Asks the worker to take jobs from another thread's port too. */
export interface Introduction {
  readonly introduce: MessagePort;
  readonly firstId: number;
}

/** What an introduced port is told first. */
export interface Welcome {
  /** Ids of its jobs are above this one. */
  readonly firstId: number;
}

/** One job for the worker. `lease` is the id of the `begin` job of the transaction that it belongs to. */
export interface Job {
  readonly id: number;
  readonly lane: Lane;
  readonly lease: number | null;
  readonly work: Work;
}

export interface Failure {
  readonly message: string;
  /** SQLSTATE, where the engine gave one. */
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
  /** The engine gave itself up: its thread ends, and nothing more is answered. */
  readonly isFatal?: boolean;
}

/** What a statement gave. */
export interface Result {
  readonly rows: readonly unknown[];
  readonly affected: number;
}

/** What `COPY … TO '/dev/blob'` gave: rows in COPY's text format. */
export interface CopiedRows {
  readonly copied: Uint8Array;
}

/** The end of a job, good or bad. */
export type Outcome = (Result | { readonly failure: Failure }) & { readonly id: number };

/** `took`: milliseconds that the job took the engine. */
export type Answer = Outcome & { readonly took: number };

/** What the worker says first: the database is open, or why it cannot be opened. */
export interface Opening {
  readonly opened: true | Failure;
}
