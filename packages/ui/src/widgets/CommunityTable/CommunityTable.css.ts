import { style } from '@vanilla-extract/css';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const community = style({ display: 'grid', justifyItems: 'start' });
export const pattern = style({ ...textSizes[12], color: vars.color.text.muted });
