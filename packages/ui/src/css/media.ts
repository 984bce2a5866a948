import { breakpoints, type Breakpoint } from '../tokens/breakpoints.ts';

/** Media query for widths of the breakpoint and more. */
export function from(breakpoint: Breakpoint): string {
  return `screen and (min-width: ${breakpoints[breakpoint]}px)`;
}

/** Media query for widths under the breakpoint. */
export function under(breakpoint: Breakpoint): string {
  return `screen and (max-width: ${breakpoints[breakpoint] - 0.02}px)`;
}

/** The reader asks for less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** The reader's browser runs no scripts: what waits for them never comes. */
export const unscripted = '(scripting: none)';

/** The system paints with its own few colours. */
export const forcedColors = '(forced-colors: active)';
