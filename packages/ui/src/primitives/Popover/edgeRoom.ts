import { from } from '../../css/media.ts';

/** More than the 15 px of a scrollbar that takes room, as of a narrow window on a desktop. */
const ON_A_PHONE = 16;
/** While something floats the page does not scroll, and the room of its scrollbar, where nothing is painted, counts as window. */
const ELSEWHERE = 24;

let wide: MediaQueryList | undefined;

/** How far what floats stays from the edges of the window, in pixels. */
export function edgeRoom(): number {
  if (typeof matchMedia === 'undefined') return ON_A_PHONE;
  wide ??= matchMedia(from('tablet'));
  return wide.matches ? ELSEWHERE : ON_A_PHONE;
}
