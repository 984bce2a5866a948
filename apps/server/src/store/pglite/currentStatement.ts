/** Which statement the engine's thread runs and since when, for other threads to look at while it runs. */
const TICKET = 0;
const BEGUN = 1;
const LIMITED = 2;
const NOTHING = 0;

/** Memory that both threads have. */
export const createCurrentStatement = (): SharedArrayBuffer => new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT);

/** The clock of all threads; it wraps around, which differences do not mind. */
const clock = (): number => Date.now() | 0;

/** The side of the engine's thread. */
export function announceStatements(shared: SharedArrayBuffer) {
  const cells = new Int32Array(shared);
  let ticket = NOTHING;
  return {
    /** Gives what names this statement; `isLimited` where it may run for a limited time only. */
    begin(isLimited: boolean): number {
      ticket = (ticket % 0x7fff_ffff) + 1;
      Atomics.store(cells, BEGUN, clock());
      Atomics.store(cells, LIMITED, Number(isLimited));
      Atomics.store(cells, TICKET, ticket);
      return ticket;
    },
    end: (): void => void Atomics.store(cells, TICKET, NOTHING),
    /** Whether it runs at this moment. */
    isCurrent: (asked: number): boolean => asked !== NOTHING && Atomics.load(cells, TICKET) === asked,
  };
}

/** After the end of the thread, which may have come in the middle of a statement. */
export const forgetStatement = (shared: SharedArrayBuffer): void =>
  void Atomics.store(new Int32Array(shared), TICKET, NOTHING);

export interface RunningStatement {
  readonly ticket: number;
  /** Milliseconds until now. */
  readonly age: number;
  readonly isLimited: boolean;
}

/** What runs now; null for nothing. */
export function readStatement(shared: SharedArrayBuffer): RunningStatement | null {
  const cells = new Int32Array(shared);
  const ticket = Atomics.load(cells, TICKET);
  const isLimited = Atomics.load(cells, LIMITED) === 1;
  const age = (clock() - Atomics.load(cells, BEGUN)) | 0;
  // Another one may have begun between the looks.
  return ticket === NOTHING || Atomics.load(cells, TICKET) !== ticket ? null : { ticket, age, isLimited };
}
