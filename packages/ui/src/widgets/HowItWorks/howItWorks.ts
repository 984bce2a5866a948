/** Position of a section, in pixels of the window. */
export interface SectionPlace {
  /** Its top edge relative to the top of the window; negative once scrolled past. */
  readonly top: number;
  readonly height: number;
}

/** Height of the section on wide screens, in windows. */
export const SCREENS = 4;
/** Scrolling has no effect until the section's top is this close to the window's, in pixels. */
export const ACTIVE_WITHIN = 300;
/** Duration of a step on narrow screens, in milliseconds. */
export const STEP_LASTS = 5000;

/** The step for a scroll position, at equal parts of the section's height; null while the section is too far away. */
export function scrolledStep({ top, height }: SectionPlace, count: number): number | null {
  if (top > ACTIVE_WITHIN) return null;
  const passed = Math.max(0, -top) / height;
  return Math.min(count - 1, Math.floor(passed * count));
}

/** Distance to scroll so that a step shows. One pixel past the edge, because of rounding. */
export function wayToStep(step: number, { top, height }: SectionPlace, count: number): number {
  return Math.ceil(top + (step / count) * height) + 1;
}

/** The step after this one; the first follows the last. */
export function nextStep(step: number, count: number): number {
  return (step + 1) % count;
}
