import type { PGlite } from '@electric-sql/pglite';

/** The flags that PostgreSQL's SIGINT handler sets, and that it checks repeatedly while a statement runs (CHECK_FOR_INTERRUPTS). */
export interface CancelFlag {
  /** Makes the running statement end with SQLSTATE 57014. */
  raise(): void;
  /** Call after each statement: if it ended by itself, the flag must not cancel the next one. */
  lower(): void;
}

interface Shared {
  readonly _InterruptPending?: unknown;
  readonly _QueryCancelPending?: unknown;
}

/** Null if this build of the engine does not export the flags. */
export function cancelFlagOf(database: PGlite): CancelFlag | null {
  // Addresses of variables in miscadmin.h, which the engine shares with its extensions.
  const engine = database.Module;
  const { _InterruptPending: pending, _QueryCancelPending: cancel } = engine as object as Shared;
  if (typeof pending !== 'number' || typeof cancel !== 'number') return null;
  // When the memory grows, `HEAPU8` is replaced, so it is read each time.
  const set = (address: number, value: number): void => void (engine.HEAPU8[address] = value);
  return {
    raise() {
      set(cancel, 1);
      set(pending, 1);
    },
    lower: () => set(cancel, 0),
  };
}
