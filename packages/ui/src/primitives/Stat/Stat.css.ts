import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0, margin: 0 });

export const label = style({ ...textSizes[13], color: vars.color.text.muted });

export const value = style({
  ...textSizes[24],
  margin: 0,
  fontWeight: fontWeights.strong,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.015em',
});

// As tall as a badge, so that nothing moves when one replaces a skeleton.
export const note = style({ ...textSizes[13], minHeight: '1.25rem', margin: 0, color: vars.color.text.muted });
