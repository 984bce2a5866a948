import { style } from '@vanilla-extract/css';
import { layer, radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({
  ...textSizes[13],
  zIndex: layer.tooltip,
  maxWidth: '20rem',
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.control,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  fontFamily: vars.font.text,
  overflowWrap: 'anywhere',
  outline: '1px solid transparent',
  transition: `opacity ${vars.motion.quick}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
