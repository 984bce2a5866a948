import { style } from '@vanilla-extract/css';

/** Breaks where it is told to, and inside a part alone where the part has no room. */
export const root = style({ overflowWrap: 'break-word' });
