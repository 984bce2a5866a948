import { breakpoints, type Breakpoint } from '../tokens/breakpoints.ts';

/** Media query for the breakpoint's width and above. */
export function from(breakpoint: Breakpoint): string {
  return `screen and (min-width: ${breakpoints[breakpoint]}px)`;
}

/** Media query for widths below the breakpoint. */
export function under(breakpoint: Breakpoint): string {
  return `screen and (max-width: ${breakpoints[breakpoint] - 0.02}px)`;
}

/** The reader prefers less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** The browser runs no JavaScript, so content that waits for it never comes. */
export const unscripted = '(scripting: none)';

/** The system uses its own few colors (forced colors). */
export const forcedColors = '(forced-colors: active)';
