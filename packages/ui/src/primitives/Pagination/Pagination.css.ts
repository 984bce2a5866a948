import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({
  ...textSizes[13],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
  color: vars.color.text.muted,
});

export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const steps = style({ display: 'flex', alignItems: 'center' });

export const range = style({ color: vars.color.text.strong, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
