import { style } from '@vanilla-extract/css';
import { textSizes } from '../../tokens/type.ts';

export const root = style({ ...textSizes[12], display: 'inline-grid' });
