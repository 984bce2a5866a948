import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Room below a page for what floats over its corner. What floats there sets it on the page's root. */
export const pageEndVar = createVar();

export const pageEnd = fallbackVar(pageEndVar, '0px');
