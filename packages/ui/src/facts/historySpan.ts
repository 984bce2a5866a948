/** A period in which something was true. */
export interface HistorySpan {
  readonly start: Date;
  /** Null if it still is. */
  readonly end: Date | null;
}
