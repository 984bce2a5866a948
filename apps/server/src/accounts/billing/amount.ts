/** Cents as people write dollars: `$1,260.00`. */
export const dollars = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

/** A day, as it stands on bills and in letters: `2026/11/23`. */
export const dayText = (at: Date): string => at.toISOString().slice(0, 10).replaceAll('-', '/');
