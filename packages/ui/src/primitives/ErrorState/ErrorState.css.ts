import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
});

export const sign = style({ display: 'inline-flex', color: vars.color.tone.invalid.text });
