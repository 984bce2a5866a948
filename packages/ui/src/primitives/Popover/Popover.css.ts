import { style } from '@vanilla-extract/css';
import { layer, radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

/** Surface of everything that floats beside its trigger: popovers, menus, lists of options. */
export const surface = style({
  ...textSizes[14],
  zIndex: layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'auto',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.card,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.float,
  color: vars.color.text.strong,
  fontFamily: vars.font.text,
  outline: 'none',
  transition: `opacity ${vars.motion.quick}, transform ${vars.motion.quick}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-entering][data-placement="bottom"]': { transform: 'translateY(-4px)' },
    '&[data-entering][data-placement="top"]': { transform: 'translateY(4px)' },
  },
});

export const dialog = style({ maxWidth: '24rem', padding: space[16], overflow: 'auto', outline: 'none' });

export const flush = style({ display: 'flex', flexDirection: 'column', minHeight: 0, outline: 'none' });
