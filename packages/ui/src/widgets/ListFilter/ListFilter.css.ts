import { style } from '@vanilla-extract/css';
import { under } from '../../css/media.ts';

/** On a phone it takes the rest of its line, or a line of its own if that is too little. */
export const root = style({ '@media': { [under('sm')]: { flex: '1 1 120px', minWidth: 0 } } });
