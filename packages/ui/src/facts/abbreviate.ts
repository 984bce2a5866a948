const steps = [
  { from: 1e12, unit: 'T' },
  { from: 1e9, unit: 'B' },
  { from: 1e6, unit: 'M' },
  { from: 1e3, unit: 'K' },
] as const;

/**
 * A count in at most five characters: `999`, `1.2K`, `13K`, `4.7M`, `2B`, `1T`; more than 10¹² is `> 1T`.
 *
 * Digits are cut, never rounded up, so that the short form never claims more than there is.
 */
export function abbreviate(value: number): string {
  if (value < 0) return `-${abbreviate(-value)}`;
  if (value > 1e12) return '> 1T';
  const step = steps.find((each) => value >= each.from);
  if (!step) return String(value);
  const scaled = value / step.from;
  const cut = scaled < 10 ? Math.floor(scaled * 10) / 10 : Math.floor(scaled);
  return `${cut}${step.unit}`;
}

const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/** The exact value with thousands separated: `12,345,678`. */
export function exactNumber(value: number): string {
  return exact.format(value);
}
