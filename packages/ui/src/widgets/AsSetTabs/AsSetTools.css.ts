import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';

/** Over what is no table and brings no place for tools of its own. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], paddingBottom: space[16] });

export const source = style({ minWidth: '9rem' });
