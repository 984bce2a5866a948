import { style } from '@vanilla-extract/css';
import { radius } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  padding: 2,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
});

export const divider = style({ width: 1, marginBlock: 6, marginInline: 2, background: vars.color.border.subtle });
