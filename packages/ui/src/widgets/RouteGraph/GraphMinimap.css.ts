import { style } from '@vanilla-extract/css';
import { radius } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({
  position: 'relative',
  overflow: 'hidden',
  width: 168,
  height: 112,
  background: vars.color.graph.canvas,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.control,
  cursor: 'crosshair',
  touchAction: 'none',
});

export const canvas = style({ width: '100%', height: '100%' });

export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  background: `color-mix(in srgb, ${vars.color.accent.solid} 9%, transparent)`,
  border: `1.5px solid ${vars.color.accent.solid}`,
  borderRadius: 3,
  pointerEvents: 'none',
});
