import { style } from '@vanilla-extract/css';
import { measure, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const facts = style({ ...textSizes[14], display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[24]}` });
export const term = style({ ...textSizes[12], color: vars.color.text.muted });

export const networks = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[12] });
export const network = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: measure.target,
  whiteSpace: 'nowrap',
});

/** Beside paths that wrap it would break inside its name. */
export const collector = style({ whiteSpace: 'nowrap' });
