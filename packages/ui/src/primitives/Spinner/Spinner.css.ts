import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../../css/media.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const root = style({
  display: 'inline-block',
  flexShrink: 0,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` } },
});

export const track = style({ opacity: 0.25 });
