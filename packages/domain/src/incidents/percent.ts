/** A part in percent of a whole, to two decimals; null if the whole is 0. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((Math.min(part, whole) / whole) * 1e4) / 100;
}
