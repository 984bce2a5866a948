import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ minWidth: 0 });

export const time = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: vars.color.accent.text,
  whiteSpace: 'nowrap',
});
