import { style } from '@vanilla-extract/css';
import { measure } from '../../tokens/space.ts';

/** Large enough to hover. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: measure.target,
  height: measure.target,
});
