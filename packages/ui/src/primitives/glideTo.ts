/** Scrolls smoothly to an element, or at once if the reader prefers less motion. */
export function glideTo(target: Element): void {
  target.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
}

/** How to scroll for this reader. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
