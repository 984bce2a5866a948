import { style } from '@vanilla-extract/css';
import { radius, space } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

const { unknown } = vars.color.tone;

export const path = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[8]}` });
export const step = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], minWidth: 0 });
export const arrow = style({
  display: 'inline-flex',
  color: vars.color.text.muted,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  minHeight: '24px',
  selectors: {
    '&[data-loop]': {
      paddingInline: space[8],
      border: `1px solid ${unknown.border}`,
      borderRadius: radius.small,
      background: unknown.soft,
      color: unknown.text,
    },
  },
});
