import { style } from '@vanilla-extract/css';

/** What is shown and, unseen behind it, the badges that usually come: as tall as these at the least, so that nothing below moves. */
export const room = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' });
export const inRoom = style({ gridArea: '1 / 1' });
export const unseen = style([inRoom, { visibility: 'hidden' }]);
/** No skeleton: nothing is on its way. */
export const place = style({ display: 'block', blockSize: '24px' });
