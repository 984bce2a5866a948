import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller that a database read is for. */
export interface Caller {
  /** Callers with the same key share one allowance. */
  readonly key: string;
  /** Aborts when the answer is no longer needed. */
  readonly signal: AbortSignal;
}

const current = new AsyncLocalStorage<Caller | null>();

/** Runs `work` for a caller: every database read in it, however deep, counts as the caller's. */
export function onBehalfOf<T>(caller: Caller, work: () => T): T {
  return current.run(caller, work);
}

/** Runs work that others wait for too. It continues even if the caller who happened to start it is gone. */
export function forEverybody<T>(work: () => T): T {
  return current.run(null, work);
}

/** Null for the server's own work. */
export function currentCaller(): Caller | null {
  return current.getStore() ?? null;
}
