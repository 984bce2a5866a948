import { keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../../css/media.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const root = style({
  display: 'inline-block',
  flexShrink: 0,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const track = style({ opacity: 0.25 });
