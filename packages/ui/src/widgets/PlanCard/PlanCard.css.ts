import { globalStyle, style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { from } from '../../css/media.ts';
import { tabular } from '../../css/text.css.ts';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, border, surface, text, tone } = vars.color;

/** Cards side by side; on narrow screens stacked in reverse order, by CSS until the code reorders them. */
export const cards = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[24],
  selectors: { '&[data-ordered]': { flexDirection: 'column' } },
  '@media': { [from('md')]: { flexDirection: 'row', alignItems: 'stretch' } },
});
/** While a page streams in, the last card would push visible ones away, so all cards appear with the last one. */
export const whole = style({ selectors: { '&:not(:has(> [data-end]))': { visibility: 'hidden' } } });
globalStyle(`${cards} > *`, { flex: '1 1 0', minWidth: 0 });

export const root = style([
  atoms({ display: 'flex', flexDirection: 'column', gap: 16 }),
  {
    position: 'relative',
    padding: space[24],
    border: `1px solid ${border.subtle}`,
    borderRadius: radius.card,
    background: surface.card,
    color: text.strong,
    selectors: { '&[data-favorite]': { borderColor: accent.solid, boxShadow: `0 0 0 1px ${accent.solid}` } },
  },
]);

export const notification = style({
  position: 'absolute',
  top: '-12px',
  insetInlineStart: space[24],
  padding: `2px ${space[8]}`,
  borderRadius: radius.pill,
  background: accent.solid,
  color: accent.onSolid,
  fontWeight: fontWeights.medium,
  ...textSizes[12],
});

export const title = style([atoms({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 })]);
export const description = style({ color: text.muted, textWrap: 'pretty', ...textSizes[14] });

export const priceLine = style([
  atoms({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' }),
  { gap: `${space[4]} ${space[8]}`, minHeight: '40px' },
]);
export const price = style([tabular, { fontWeight: fontWeights.strong, letterSpacing: '-0.02em', ...textSizes[32] }]);
export const words = style({ ...textSizes[20] });
export const listPrice = style([tabular, { color: text.muted, ...textSizes[16] }]);
export const label = style({ color: text.muted, ...textSizes[14] });
export const discount = style({
  padding: `0 ${space[8]}`,
  borderRadius: radius.pill,
  background: tone.valid.soft,
  color: tone.valid.text,
  fontWeight: fontWeights.medium,
  ...textSizes[13],
});
/** The same while it loads and there is no text to align with. */
export const waitingPrice = style([priceLine, { alignItems: 'center' }]);
export const waitingLine = style([
  atoms({ display: 'flex', flexWrap: 'wrap' }),
  { columnGap: space[4], ...textSizes[14] },
]);

export const actions = style([atoms({ display: 'grid', gap: 8 })]);
export const details = style([atoms({ display: 'grid', gap: 16 }), { ...textSizes[14] }]);
export const features = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${features} > li`, { display: 'flex', gap: space[8] });
globalStyle(`${features} svg`, { marginTop: '3px', color: tone.valid.text });
export const listTitle = style({ marginBottom: space[8], fontWeight: fontWeights.medium, ...textSizes[14] });

export const facts = style([atoms({ display: 'grid', gap: 8 })]);
export const factTitle = style({ fontWeight: fontWeights.medium });
