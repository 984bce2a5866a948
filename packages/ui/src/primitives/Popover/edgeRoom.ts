import { from } from '../../css/media.ts';

/** More than the 15 px of a scrollbar, for a narrow window on a desktop. */
const ON_A_PHONE = 16;
/** While an overlay is open the page does not scroll, and the empty strip of its scrollbar counts as part of the window. */
const ELSEWHERE = 24;

let wide: MediaQueryList | undefined;

/** Minimum distance of an overlay from the edges of the window, in pixels. */
export function edgeRoom(): number {
  if (typeof matchMedia === 'undefined') return ON_A_PHONE;
  wide ??= matchMedia(from('tablet'));
  return wide.matches ? ELSEWHERE : ON_A_PHONE;
}
