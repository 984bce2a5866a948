import { style } from '@vanilla-extract/css';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

/** The country under the network, so that the names of both have the width of the column. */
export const network = style({ display: 'inline-grid', minWidth: 0, overflowWrap: 'anywhere' });
export const country = style({ ...textSizes[13], color: vars.color.text.muted });
