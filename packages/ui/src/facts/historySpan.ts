/** A time in which something was the case. */
export interface HistorySpan {
  readonly start: Date;
  /** Null where it still is. */
  readonly end: Date | null;
}
