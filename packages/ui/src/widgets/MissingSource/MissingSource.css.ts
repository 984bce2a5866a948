import { style } from '@vanilla-extract/css';

/** In one piece where a line has room for it: a command broken at `--` cannot be read. */
export const command = style({ display: 'inline-block', maxWidth: '100%' });
