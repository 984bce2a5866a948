import { percentText } from '@routeglass/domain/percent';
/** Each part of a whole in percent; of a whole of nothing, each part is 0. */
export function sharesOf(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => (whole === 0 ? 0 : (part / whole) * 100));
}

/** A share as it is read: whole percents, but never 0 for something and never 100 for less than all. */
export function shareWords(share: number): string {
  if (share > 0 && share < 1) return percentText('<1');
  if (share > 99 && share < 100) return percentText('>99');
  return percentText(Math.round(share));
}
