import { style } from '@vanilla-extract/css';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { space } from '../../tokens/space.ts';

/** In cards, aligned to the end like all other values. */
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  '@container': { [`(max-width: ${breakpoints.sm - 0.02}px)`]: { justifyContent: 'end' } },
});
