import { style } from '@vanilla-extract/css';
import { from } from '../../css/media.ts';
import { space } from '../../tokens/space.ts';

export const fields = style({
  display: 'grid',
  gap: space[16],
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ '@media': { [from('sm')]: { gridColumn: '1 / -1' } } });
