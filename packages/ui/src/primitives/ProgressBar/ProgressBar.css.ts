import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../css/media.ts';
import { radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const travel = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const root = style({ ...textSizes[13], display: 'grid', gap: space[4], width: '100%' });

export const words = style({ display: 'flex', justifyContent: 'space-between', gap: space[8] });

export const value = style({ color: vars.color.text.muted, fontVariantNumeric: 'tabular-nums' });

export const track = style({
  position: 'relative',
  height: '6px',
  overflow: 'hidden',
  borderRadius: radius.pill,
  background: vars.color.surface.skeleton,
  outline: '1px solid transparent',
});

export const fill = style({
  height: '100%',
  borderRadius: radius.pill,
  background: vars.color.accent.solid,
  transition: `width ${vars.motion.usual} linear`,
  '@media': { [forcedColors]: { background: 'Highlight' } },
});

export const travelling = style({
  position: 'absolute',
  width: '40%',
  animation: `${travel} 1.4s ease-in-out infinite`,
  '@media': { [reducedMotion]: { animation: 'none', width: '100%', opacity: 0.5 } },
});
