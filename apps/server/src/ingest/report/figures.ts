const formats = new Intl.NumberFormat('en-GB');

/** `641,957`. */
export const whole = (count: number): string => formats.format(count);

/** `2.9 MB`, decimal. */
export function megabytes(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** `0.4 s`, `12 s`, `3 min 05 s`. */
export function duration(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;
}

/** `3.8 MB/s`. */
export function rate(bytes: number, seconds: number): string {
  return `${megabytes(bytes / Math.max(seconds, 0.001))}/s`;
}
