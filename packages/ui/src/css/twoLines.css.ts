import { style } from '@vanilla-extract/css';
import { textSizes } from '../tokens/type.ts';
import { vars } from '../tokens/vars.css.ts';

/** Two lines in a cell, such as a name and an address: both start at the same edge, in any script. */
export const lines = style({ display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' });
export const second = style({ color: vars.color.text.muted, ...textSizes[13] });
