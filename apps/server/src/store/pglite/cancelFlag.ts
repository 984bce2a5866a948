import type { PGlite } from '@electric-sql/pglite';

/** What PostgreSQL's handler of SIGINT sets, and what it looks at again and again while a statement runs (CHECK_FOR_INTERRUPTS). */
export interface CancelFlag {
  /** Lets the statement that runs end with SQLSTATE 57014. */
  raise(): void;
  /** After a statement: one that ended by itself must not cancel the next. */
  lower(): void;
}

interface Shared {
  readonly _InterruptPending?: unknown;
  readonly _QueryCancelPending?: unknown;
}

/** Null for a build of the engine that does not name them. */
export function cancelFlagOf(database: PGlite): CancelFlag | null {
  // Addresses of variables of miscadmin.h, which the engine shares with its extensions.
  const engine = database.Module;
  const { _InterruptPending: pending, _QueryCancelPending: cancel } = engine as object as Shared;
  if (typeof pending !== 'number' || typeof cancel !== 'number') return null;
  // The memory grows, and with it comes another view of it.
  const set = (address: number, value: number): void => void (engine.HEAPU8[address] = value);
  return {
    raise() {
      set(cancel, 1);
      set(pending, 1);
    },
    lower: () => set(cancel, 0),
  };
}
