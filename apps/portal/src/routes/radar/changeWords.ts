/** How a count changed, in words; undefined if it did not, or if no earlier count is known. */
export function changeWords(now: number, before: number | undefined): string | undefined {
  if (before === undefined || now === before) return undefined;
  return `${now > before ? '+' : '−'}${Math.abs(now - before)} since your last visit`;
}
