import { style } from '@vanilla-extract/css';
import { tabular } from '../../css/text.css.ts';

/** In one piece, even in the narrowest cell of a table; broken only where a whole line has no room for it. */
export const root = style([tabular, { display: 'inline-block', width: 'max-content', maxWidth: '100%' }]);
