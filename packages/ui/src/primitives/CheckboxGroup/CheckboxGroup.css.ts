import { style } from '@vanilla-extract/css';

/** Under their parent, as far in as its words. */
export const children = style({ paddingInlineStart: '26px' });
