import { style } from '@vanilla-extract/css';
import { radius } from '../../tokens/space.ts';

/** The outline fits cards, which most parts consist of. */
export const root = style({ borderRadius: radius.card });
