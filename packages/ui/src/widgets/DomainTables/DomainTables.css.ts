import { style } from '@vanilla-extract/css';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

/** Details of a network are below it, so that all of them have the width of the column. */
export const network = style({ display: 'inline-grid', minWidth: 0, overflowWrap: 'anywhere' });
export const beside = style({ ...textSizes[13], color: vars.color.text.muted });
