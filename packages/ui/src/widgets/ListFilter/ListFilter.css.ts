import { style } from '@vanilla-extract/css';
import { under } from '../../css/media.ts';

/** On a phone as wide as what stands before it leaves, in a line of its own where that is too little. */
export const root = style({ '@media': { [under('sm')]: { flex: '1 1 120px', minWidth: 0 } } });
