import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Space below a page for anything that floats over its corner, which sets it on the page's root. */
export const pageEndVar = createVar();

export const pageEnd = fallbackVar(pageEndVar, '0px');
