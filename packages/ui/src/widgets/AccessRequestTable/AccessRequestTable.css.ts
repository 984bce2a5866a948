import { style } from '@vanilla-extract/css';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const lines = style({ display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' });
export const second = style({ color: vars.color.text.muted, ...textSizes[13] });
