import { style } from '@vanilla-extract/css';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

/** The name below the number if its own column is hidden; depends on the table's own width. */
export const mergedName = style({
  ...textSizes[13],
  display: 'none',
  color: vars.color.text.muted,
  fontWeight: fontWeights.regular,
  '@container': { [`(max-width: ${breakpoints.sm_tablet - 0.02}px)`]: { display: 'block' } },
});

export const absent = style({ color: vars.color.text.muted });

export const score = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
