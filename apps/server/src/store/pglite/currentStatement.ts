/** Shows other threads which statement the engine's thread runs, and since when. */
const TICKET = 0;
const BEGUN = 1;
const LIMITED = 2;
const NOTHING = 0;

/** Memory shared by both threads. */
export const createCurrentStatement = (): SharedArrayBuffer => new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT);

/** A clock shared by all threads. It wraps around, which does not affect differences. */
const clock = (): number => Date.now() | 0;

/** The engine thread's side. */
export function announceStatements(shared: SharedArrayBuffer) {
  const cells = new Int32Array(shared);
  let ticket = NOTHING;
  return {
    /** Returns the ticket of this statement. `isLimited`: whether it has a time limit. */
    begin(isLimited: boolean): number {
      ticket = (ticket % 0x7fff_ffff) + 1;
      Atomics.store(cells, BEGUN, clock());
      Atomics.store(cells, LIMITED, Number(isLimited));
      Atomics.store(cells, TICKET, ticket);
      return ticket;
    },
    end: (): void => void Atomics.store(cells, TICKET, NOTHING),
    /** Whether this statement is running right now. */
    isCurrent: (asked: number): boolean => asked !== NOTHING && Atomics.load(cells, TICKET) === asked,
  };
}

/** Call after the thread has ended, perhaps in the middle of a statement. */
export const forgetStatement = (shared: SharedArrayBuffer): void =>
  void Atomics.store(new Int32Array(shared), TICKET, NOTHING);

export interface RunningStatement {
  readonly ticket: number;
  /** Running time so far, in milliseconds. */
  readonly age: number;
  readonly isLimited: boolean;
}

/** The running statement; null if there is none. */
export function readStatement(shared: SharedArrayBuffer): RunningStatement | null {
  const cells = new Int32Array(shared);
  const ticket = Atomics.load(cells, TICKET);
  const isLimited = Atomics.load(cells, LIMITED) === 1;
  const age = (clock() - Atomics.load(cells, BEGUN)) | 0;
  // Another one may have started between the reads.
  return ticket === NOTHING || Atomics.load(cells, TICKET) !== ticket ? null : { ticket, age, isLimited };
}
