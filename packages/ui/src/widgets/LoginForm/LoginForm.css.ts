import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ display: 'grid', gap: space[16] });

/** A word between two lines. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: vars.color.text.muted,
  ...textSizes[13],
  selectors: {
    '&::before, &::after': { content: '""', flexGrow: 1, borderTop: `1px solid ${vars.color.border.subtle}` },
  },
});
