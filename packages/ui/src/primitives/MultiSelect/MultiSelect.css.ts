import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });
