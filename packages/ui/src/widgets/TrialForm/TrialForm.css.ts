import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const applicant = style({
  ...textSizes[14],
  margin: 0,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const success = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[16],
  padding: `${space[32]} ${space[16]}`,
  textAlign: 'center',
});

export const sign = style({ display: 'inline-flex', color: vars.color.tone.valid.text });
