import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../../css/media.ts';
import { radius } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 8,
  flex: '1 1 auto',
  minWidth: 0,
  padding: 24,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const ghosts = style({
  display: 'flex',
  alignItems: 'center',
  gap: 140,
  overflow: 'hidden',
  flex: '1 1 auto',
  padding: 24,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const column = style({ display: 'grid', gap: 20, flex: 'none' });

export const ghost = style({
  width: 100,
  height: 44,
  background: vars.color.surface.skeleton,
  borderRadius: radius.control,
});
