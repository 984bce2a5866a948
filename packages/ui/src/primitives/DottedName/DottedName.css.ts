import { style } from '@vanilla-extract/css';

/** Wraps at its break points, and inside a part only if that part is too long. */
export const root = style({ overflowWrap: 'break-word' });
