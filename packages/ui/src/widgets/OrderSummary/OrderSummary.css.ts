import { globalStyle, style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { tabular } from '../../css/text.css.ts';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text, tone } = vars.color;

export const root = style([
  atoms({ display: 'grid', gap: 16 }),
  {
    // Beside a longer card its lines stay together.
    alignContent: 'start',
    padding: space[24],
    border: `1px solid ${border.subtle}`,
    borderRadius: radius.card,
    background: surface.card,
    color: text.strong,
    ...textSizes[14],
  },
]);

export const lines = style([tabular, atoms({ display: 'grid', gap: 8 })]);
globalStyle(`${lines} > div`, { display: 'flex', justifyContent: 'space-between', gap: space[16] });
globalStyle(`${lines} dt`, { color: text.muted });

export const discount = style({ color: tone.valid.text });
export const saving = style({ marginInlineEnd: space[8] });

export const total = style({
  paddingTop: space[12],
  borderTop: `1px solid ${border.subtle}`,
  fontWeight: fontWeights.strong,
  ...textSizes[16],
});
globalStyle(`${lines} ${total} dt`, { color: text.strong });

export const vat = style({ color: text.muted, ...textSizes[13] });
export const boxes = style([atoms({ display: 'grid', gap: 8 })]);
