import { style, styleVariants } from '@vanilla-extract/css';
import { from, under } from '../../css/media.ts';
import { space } from '../../tokens/space.ts';

/** Each is aligned with the other tools. */
export const unfolded = style({ display: 'contents', '@media': { [under('tablet')]: { display: 'none' } } });

export const folded = styleVariants({
  narrow: { '@media': { [from('tablet')]: { display: 'none' } } },
  always: {},
});

export const list = style({ display: 'grid', justifyItems: 'start', gap: space[16] });
