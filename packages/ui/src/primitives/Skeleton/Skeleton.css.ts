import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, reducedMotion, unscripted } from '../../css/media.ts';
import { measure, radius } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';
import type { SkeletonShape } from './Skeleton.variants.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const root = style({
  display: 'block',
  maxWidth: '100%',
  background: vars.color.surface.skeleton,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    [reducedMotion]: { animation: 'none' },
    [forcedColors]: { border: '1px solid GrayText' },
    // Hidden without JavaScript: the content would never come.
    [unscripted]: { display: 'none' },
  },
});

export const shape = styleVariants({
  // As tall as the letters, on a line as tall as the final one, so that nothing moves when the words come.
  text: {
    display: 'flex',
    alignItems: 'center',
    height: '1lh',
    background: 'transparent',
    '@media': { [unscripted]: { display: 'none' } },
    selectors: {
      '&::before': {
        content: '',
        width: '100%',
        height: '0.7em',
        borderRadius: radius.small,
        background: vars.color.surface.skeleton,
      },
    },
  },
  control: { height: measure.control, borderRadius: radius.control },
  circle: { aspectRatio: '1', borderRadius: radius.pill },
  block: { borderRadius: radius.card },
} satisfies Record<SkeletonShape, object>);
