import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Offset from the top of the window for sticky elements: the height of the sticky site header, which sets it. */
export const stickyTopVar = createVar();

/** Height of the page's title if it sticks below the header. Set by a page whose title is sticky. */
export const stickyNameVar = createVar();

/** Where the page's title sticks: below the site header, or at the top if there is none. */
export const nameTop = fallbackVar(stickyTopVar, '0px');

/** Where everything else sticks: below the header and the title. */
export const stickyTop = `calc(${nameTop} + ${fallbackVar(stickyNameVar, '0px')})`;
