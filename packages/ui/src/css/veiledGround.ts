import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';

// A relative color keeps the alpha of its origin unless one is given.
const opaqueScrim = `rgb(from ${vars.color.surface.scrim} r g b / 1)`;
/** The page color below the backdrop, of which the share `left` remains. */
const veiled = (left: string): string => `color-mix(in srgb, ${opaqueScrim}, ${vars.color.surface.page} ${left})`;

/**
 * A backdrop cannot cover the empty strip reserved for the scrollbar. While one is shown, the window's background is as dark as the page below it.
 */
export function veilGround(veil: string): void {
  const open = `:has(${veil}:not([data-exiting]))`;
  globalStyle(`html${open}`, { backgroundColor: veiled('55%') });
  globalStyle(`html[data-theme="dark"]${open}`, { backgroundColor: veiled('40%') });
}
