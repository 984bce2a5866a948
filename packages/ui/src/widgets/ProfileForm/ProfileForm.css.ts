import { style } from '@vanilla-extract/css';

/** A long address wraps instead of widening the page. */
export const address = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
