/** SQLSTATE for a full disk. */
export const DISK_FULL = '53100';

export const isDiskFull = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === DISK_FULL;
