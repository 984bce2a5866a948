import { style } from '@vanilla-extract/css';
import { tabular } from '../../css/text.css.ts';

/** In one piece, even in the narrowest cell of a table. */
export const root = style([tabular, { whiteSpace: 'nowrap' }]);
