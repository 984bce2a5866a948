import { style } from '@vanilla-extract/css';

/** Below their parent, indented to its words. */
export const children = style({ paddingInlineStart: '26px' });
