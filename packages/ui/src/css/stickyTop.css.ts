import { createVar, fallbackVar } from '@vanilla-extract/css';

/** How far from the top of the window sticky things stop: the height of what already sticks there. A sticky site header sets it. */
export const stickyTopVar = createVar();

/** `stickyTopVar`, or the very top where nothing sticks. */
export const stickyTop = fallbackVar(stickyTopVar, '0px');
