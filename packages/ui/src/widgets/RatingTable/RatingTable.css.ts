import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

/** Details of a network, below its name: in one column, so that rows keep one height. */
export const network = style({ display: 'inline-grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' });

export const details = style({
  ...textSizes[13],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[12]}`,
  color: vars.color.text.muted,
  fontWeight: fontWeights.regular,
  textAlign: 'start',
});

export const value = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
