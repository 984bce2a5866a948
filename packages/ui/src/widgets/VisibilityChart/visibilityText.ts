import { percentText } from '@routeglass/domain/percent';

/** A share in percent with at most one digit after the point: `98.2 %`. Cut as the propagation in lists is, so that both say the same; never down to none. */
export function visibilityText(percent: number): string {
  if (percent > 0 && percent < 0.1) return percentText(0.1);
  return percentText(/^\d+(?:\.[1-9])?/.exec(String(percent))?.[0] ?? '0');
}
