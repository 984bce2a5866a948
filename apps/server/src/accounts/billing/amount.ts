/** Formats cents as dollars: `$1,260.00`. */
export const dollars = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

/** Formats a day for bills and letters: `2026/11/23`. */
export const dayText = (at: Date): string => at.toISOString().slice(0, 10).replaceAll('-', '/');
