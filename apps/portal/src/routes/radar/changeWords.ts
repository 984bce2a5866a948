/** How a count changed, in words; undefined where it did not, or where nothing is known of before. */
export function changeWords(now: number, before: number | undefined): string | undefined {
  if (before === undefined || now === before) return undefined;
  return `${now > before ? '+' : '−'}${Math.abs(now - before)} since your last visit`;
}
