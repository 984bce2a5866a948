import { style } from '@vanilla-extract/css';
import { unscripted } from '../../css/media.ts';
import { measure, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const trigger = style({
  ...textSizes[14],
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: measure.control,
  padding: `${space[4]} ${space[8]}`,
  border: 'none',
  borderRadius: radius.control,
  background: 'transparent',
  color: vars.color.text.strong,
  fontFamily: vars.font.text,
  fontWeight: fontWeights.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surface.hover },
    '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'default' },
  },
});

export const arrow = style({
  display: 'inline-flex',
  color: vars.color.text.muted,
  transition: `rotate ${vars.motion.usual} ${vars.motion.curve}`,
  selectors: { '[data-expanded] > * > &, [data-expanded] > * > * > &': { rotate: '90deg' } },
});

export const words = style({ flexGrow: 1, minWidth: 0 });

export const panel = style({
  paddingInline: space[8],
  // Always open without JavaScript: nothing could open it.
  '@media': { [unscripted]: { display: 'block', contentVisibility: 'visible' } },
});

export const inside = style({ ...textSizes[14], padding: `${space[8]} 0 ${space[16]} ${space[24]}` });
