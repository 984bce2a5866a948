import { style } from '@vanilla-extract/css';
import { measure } from '../../tokens/space.ts';

/** Lines far enough apart for press targets. */
export const path = style({ lineHeight: measure.target });
