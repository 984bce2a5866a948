import { style } from '@vanilla-extract/css';
import { radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text, tone } = vars.color;

export const root = style({
  ...textSizes[13],
  maxHeight: '32rem',
  padding: space[12],
  overflow: 'auto',
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.sunken,
  color: text.strong,
});
export const members = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  marginInlineStart: space[8],
  paddingInlineStart: space[12],
  borderInlineStart: `1px solid ${border.subtle}`,
});
export const summary = style({ minHeight: '24px', borderRadius: radius.small, cursor: 'pointer' });
export const leaf = style({ minHeight: '24px', overflowWrap: 'anywhere' });
export const name = style({ color: text.muted });
export const size = style({ color: text.muted });
export const value = style({
  selectors: {
    '&[data-kind="string"]': { color: tone.valid.text },
    '&[data-kind="number"]': { color: tone.info.text },
    '&[data-kind="boolean"], &[data-kind="null"]': { color: tone.unknown.text },
  },
});
