/** Where a section is, in pixels of the window. */
export interface SectionPlace {
  /** Its top edge from the top of the window; negative once scrolled past. */
  readonly top: number;
  readonly height: number;
}

/** Heights of the window that the section takes on wide screens. */
export const SCREENS = 4;
/** Scrolling means nothing until the section's top is as near as this to the window's, in pixels. */
export const ACTIVE_WITHIN = 300;
/** How long a step stays on narrow screens, in milliseconds. */
export const STEP_LASTS = 5000;

/** The step that a scroll position shows, changing at equal parts of the section's height; null while it is too far. */
export function scrolledStep({ top, height }: SectionPlace, count: number): number | null {
  if (top > ACTIVE_WITHIN) return null;
  const passed = Math.max(0, -top) / height;
  return Math.min(count - 1, Math.floor(passed * count));
}

/** How far to scroll from here so that a step shows. One pixel further than the edge, which rounding may miss. */
export function wayToStep(step: number, { top, height }: SectionPlace, count: number): number {
  return Math.ceil(top + (step / count) * height) + 1;
}

/** The step after this one; the first follows the last. */
export function nextStep(step: number, count: number): number {
  return (step + 1) % count;
}
