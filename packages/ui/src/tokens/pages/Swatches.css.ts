import { style } from '@vanilla-extract/css';
import { radius, space } from '../space.ts';
import { textSizes } from '../type.ts';
import { vars } from '../vars.css.ts';

export const grid = style({
  ...textSizes[13],
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: space[8],
  padding: space[16],
  background: vars.color.surface.page,
  color: vars.color.text.strong,
  fontFamily: vars.font.text,
});

export const item = style({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 });

export const swatch = style({
  flexShrink: 0,
  width: '40px',
  height: '32px',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
});

export const name = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });

export const bar = style({ height: space[16], borderRadius: radius.small, background: vars.color.accent.solid });

export const ground = style({
  padding: space[24],
  background: vars.color.surface.page,
  color: vars.color.text.strong,
  fontFamily: vars.font.text,
});
