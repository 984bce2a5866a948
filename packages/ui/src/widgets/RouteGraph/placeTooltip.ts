import type { Box, Size } from './camera.ts';

const gap = 8;

/** Where a tooltip stands beside its target: under it, above where there is no room below, always inside the view. */
export function placeTooltip(target: Box, tooltip: Size, view: Size): { readonly x: number; readonly y: number } {
  const below = target.bottom + gap;
  const above = target.top - gap - tooltip.height;
  const fitsBelow = below + tooltip.height <= view.height;
  return {
    x: within((target.left + target.right - tooltip.width) / 2, view.width - tooltip.width),
    y: within(fitsBelow ? below : above, view.height - tooltip.height),
  };
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
