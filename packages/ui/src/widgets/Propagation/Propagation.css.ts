import { style } from '@vanilla-extract/css';
import { tabular } from '../../css/text.css.ts';

export const root = style([tabular, { whiteSpace: 'nowrap' }]);
