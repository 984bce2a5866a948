import { globalStyle, style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text, tone } = vars.color;

export const root = style([atoms({ display: 'grid', gap: 24 }), { maxWidth: '36rem' }]);
export const price = style({ fontWeight: fontWeights.strong });
export const saving = style({ display: 'inline-block', marginInlineStart: space[8], color: tone.valid.text });
export const note = style({ color: text.muted, ...textSizes[13] });
globalStyle(`${root} p`, { margin: 0 });
