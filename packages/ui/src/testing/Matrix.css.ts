import { style } from '@vanilla-extract/css';
import { space } from '../tokens/space.ts';

export const root = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'center',
  justifyItems: 'start',
  width: 'fit-content',
  maxWidth: '100%',
});
