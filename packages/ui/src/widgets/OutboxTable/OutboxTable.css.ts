import { style } from '@vanilla-extract/css';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const two = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const problem = style({ color: vars.color.tone.invalid.text, ...textSizes[13] });
export const letter = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...textSizes[14] });
