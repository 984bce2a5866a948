import { style } from '@vanilla-extract/css';
import { measure, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ display: 'grid', gap: space[32], maxWidth: measure.prose, minWidth: 0 });
export const group = style({ display: 'grid', gap: space[12] });
export const list = style({ display: 'grid', gap: space[12] });
export const entry = style({ ...textSizes[16], overflowWrap: 'anywhere' });
export const words = style({ ...textSizes[14], color: vars.color.text.muted, textWrap: 'pretty' });
