import { style } from '@vanilla-extract/css';
import { from } from '../../css/media.ts';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text, tone } = vars.color;

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

/** Number of calls in a group. */
export const calls: string = '--calls';

/** A group that is out of sight is laid out when it comes near. Until then it keeps its last height, or one estimated from its number of calls. */
export const group = style([
  stack,
  {
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto calc(5rem + var(${calls}) * 4.5rem)`,
    // Room for the focus ring.
    overflowClipMargin: space[8],
    '@media': { [from('tablet')]: { containIntrinsicHeight: `auto calc(5rem + var(${calls}) * 2.75rem)` } },
  },
]);
export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] });
export const list = style({
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.card,
});
export const operation = style({
  paddingInline: space[12],
  selectors: { '& + &': { borderTop: `1px solid ${border.subtle}` } },
});
export const title = style({
  ...textSizes[14],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[8],
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const method = style({
  ...textSizes[12],
  minWidth: '3.5rem',
  fontWeight: fontWeights.strong,
  color: tone.info.text,
  selectors: {
    '&[data-method="post"]': { color: tone.valid.text },
    '&[data-method="delete"]': { color: tone.invalid.text },
  },
});
export const count = style({ ...textSizes[13], color: text.muted });
export const summary = style({ color: text.muted });
export const parameters = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });
export const snippet = style({ ...textSizes[13], display: 'inline-flex', alignItems: 'center', color: text.muted });
export const fields = style({ ...textSizes[13], display: 'grid', gap: space[4], overflowWrap: 'anywhere' });
export const type = style({ color: text.muted });
export const code = style({
  ...textSizes[13],
  padding: space[12],
  overflowX: 'auto',
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.sunken,
});
