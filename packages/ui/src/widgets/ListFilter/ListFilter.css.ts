import { style } from '@vanilla-extract/css';
import { under } from '../../css/media.ts';

/** On a phone a line of its own: beside it is room for nothing that belongs to it. */
export const root = style({ '@media': { [under('sm')]: { flexBasis: '100%' } } });
