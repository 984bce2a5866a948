import { createVar, fallbackVar } from '@vanilla-extract/css';

/** How far from the top of the window sticky things stop: the height of what already sticks there. A sticky site header sets it. */
export const stickyTopVar = createVar();

/** Height of what sticks right below that: the name of what a page is about. A page that keeps it in sight sets it. */
export const stickyNameVar = createVar();

/** Where the name of a page's subject sticks: below the site header, or at the very top where there is none. */
export const nameTop = fallbackVar(stickyTopVar, '0px');

/** Where everything else sticks: below all that sticks above it. */
export const stickyTop = `calc(${nameTop} + ${fallbackVar(stickyNameVar, '0px')})`;
