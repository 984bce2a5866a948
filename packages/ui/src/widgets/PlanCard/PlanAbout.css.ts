import { style } from '@vanilla-extract/css';
import { measure, radius } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

export const trigger = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: measure.controlSmall,
  height: measure.controlSmall,
  padding: 0,
  border: 'none',
  borderRadius: radius.control,
  background: 'none',
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.surface.hover, color: vars.color.text.strong } },
});
