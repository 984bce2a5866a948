/** Time limit of a look-up in milliseconds; work in the `bulk` lane has no limit. */
export const READ_TIME_LIMIT = 10_000;

/** SQLSTATE of a cancelled statement, including one that exceeded the limit. */
export const CANCELLED = '57014';
