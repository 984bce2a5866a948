import { style } from '@vanilla-extract/css';
import { radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 });

/** Both ends, side by side if they fit. */
export const ends = style({
  ...textSizes[14],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[24]}`,
  margin: 0,
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.control,
  background: vars.color.surface.sunken,
});

export const end = style({ minWidth: 0 });

export const name = style({ ...textSizes[13], color: vars.color.text.muted });

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  margin: 0,
  overflowWrap: 'anywhere',
});

export const router = style({ flexGrow: 1, minWidth: 0 });
