import { style } from '@vanilla-extract/css';
import { tabular } from '../../css/text.css.ts';

/** Stays on one line, even in the narrowest table cell. It wraps only if it is wider than its container. */
export const root = style([tabular, { display: 'inline-block', width: 'max-content', maxWidth: '100%' }]);
