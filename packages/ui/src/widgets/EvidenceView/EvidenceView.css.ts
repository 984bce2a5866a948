import { globalStyle, style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { breakAnywhere, tabular } from '../../css/text.css.ts';
import { space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, text, tone } = vars.color;

export const root = style([
  atoms({ display: 'grid', gap: 12 }),
  { alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', ...textSizes[14] },
]);

export const part = style([atoms({ display: 'grid', gap: 4 }), { ...textSizes[13] }]);
export const heading = style({ color: text.muted, fontWeight: fontWeights.medium, ...textSizes[12] });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** Icon and name, the value at the end of their line; the source below. */
export const input = style({
  display: 'grid',
  // A long value leaves room for the name.
  gridTemplateColumns: '16px minmax(0, 1fr) fit-content(55%)',
  columnGap: space[4],
  paddingBlock: space[4],
  selectors: { '& + &': { borderTop: `1px solid ${border.subtle}` } },
});
export const sign = style({
  color: text.muted,
  selectors: {
    '&[data-speaks="for"]': { color: tone.valid.text },
    '&[data-speaks="against"]': { color: tone.invalid.text },
  },
});
export const name = style([breakAnywhere]);
export const value = style([breakAnywhere, tabular, { fontWeight: fontWeights.medium, textAlign: 'end' }]);
export const source = style({ gridColumn: '2 / -1', color: text.muted, ...textSizes[12] });

export const changes = style({ margin: 0, paddingInlineStart: space[16] });
globalStyle(`${changes} li + li`, { marginTop: space[4] });
