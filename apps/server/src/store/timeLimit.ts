/** Milliseconds that a look-up may take the engine; work in the `bulk` lane is not limited. */
export const READ_TIME_LIMIT = 10_000;

/** SQLSTATE of a statement that was cancelled, as one is that takes longer. */
export const CANCELLED = '57014';
