import { style } from '@vanilla-extract/css';
import { measure } from '../../tokens/space.ts';

/** Its lines stand as far from each other as targets must. */
export const path = style({ lineHeight: measure.target });
