import { style } from '@vanilla-extract/css';

/** Contains the content and, invisible behind it, the usual badges: at least as tall as these, so that nothing below moves. */
export const room = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' });
export const inRoom = style({ gridArea: '1 / 1' });
export const unseen = style([inRoom, { visibility: 'hidden' }]);
/** Not a skeleton: nothing is loading. */
export const place = style({ display: 'block', blockSize: '24px' });
