import { style } from '@vanilla-extract/css';

/** A long address breaks rather than widens the page. */
export const address = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
