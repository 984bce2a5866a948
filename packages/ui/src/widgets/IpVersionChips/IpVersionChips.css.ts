import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';

export const root = style({ display: 'inline-flex', gap: space[4] });
