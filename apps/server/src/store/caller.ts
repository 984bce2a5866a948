import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf the database is asked. */
export interface Caller {
  /** Callers of one key share what one may occupy. */
  readonly key: string;
  /** Aborts when no one waits for the answer any more. */
  readonly signal: AbortSignal;
}

const current = new AsyncLocalStorage<Caller | null>();

/** Does `work` for a caller: each read of the database in it, however deep, is the caller's. */
export function onBehalfOf<T>(caller: Caller, work: () => T): T {
  return current.run(caller, work);
}

/** Does work that others wait for too: it goes on though the caller who happened to begin it has gone. */
export function forEverybody<T>(work: () => T): T {
  return current.run(null, work);
}

/** Null for work of the server itself. */
export function currentCaller(): Caller | null {
  return current.getStore() ?? null;
}
