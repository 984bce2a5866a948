import { percentText } from '@routeglass/domain/percent';

/** A share in percent with at most one digit after the point: `98.2 %`. Never rounded up to all, nor down to none. */
export function visibilityText(percent: number): string {
  const rounded = Math.round(percent * 10) / 10;
  return percentText(rounded === 100 && percent < 100 ? 99.9 : rounded === 0 && percent > 0 ? 0.1 : rounded);
}
