import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';

// Without a written alpha a relative colour keeps that of its origin.
const opaqueScrim = `rgb(from ${vars.color.surface.scrim} r g b / 1)`;
/** The page under the veil, of which so much is left. */
const veiled = (left: string): string => `color-mix(in srgb, ${opaqueScrim}, ${vars.color.surface.page} ${left})`;

/**
 * Beside the page there is room for a scrollbar, which no veil can cover: as long as there is a veil, the ground of the window is as dark as what
 * is under it.
 */
export function veilGround(veil: string): void {
  const open = `:has(${veil}:not([data-exiting]))`;
  globalStyle(`html${open}`, { backgroundColor: veiled('55%') });
  globalStyle(`html[data-theme="dark"]${open}`, { backgroundColor: veiled('40%') });
}
