import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';

/** Above content that is not a table and has no place for tools. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], paddingBottom: space[16] });

export const source = style({ minWidth: '9rem' });
