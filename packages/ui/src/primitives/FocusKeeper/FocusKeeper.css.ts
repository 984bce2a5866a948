import { style } from '@vanilla-extract/css';
import { radius } from '../../tokens/space.ts';

/** Its ring fits the cards that most parts are made of. */
export const root = style({ borderRadius: radius.card });
