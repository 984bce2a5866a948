import { percentText } from '@routeglass/domain/percent';
/** Each part as a percentage of the sum; 0 if the sum is 0. */
export function sharesOf(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (whole === 0 ? 0 : (part / whole) * 100));
}

/** A share as text: whole percents, but never 0 for more than nothing and never 100 for less than all. */
export function shareWords(share: number): string {
  if (share > 0 && share < 1) return percentText('<1');
  if (share > 99 && share < 100) return percentText('>99');
  return percentText(Math.round(share));
}
