import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

export const button = style({
  border: 'none',
  background: 'transparent',
  fontFamily: vars.font.text,
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded="true"]': { color: vars.color.text.strong, background: vars.color.surface.hover },
  },
});

export const arrow = style({
  flexShrink: 0,
  width: '14px',
  height: '14px',
  stroke: 'currentcolor',
  transition: `rotate ${vars.motion.usual} ${vars.motion.curve}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
