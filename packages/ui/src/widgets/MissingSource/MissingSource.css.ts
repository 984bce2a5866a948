import { style } from '@vanilla-extract/css';

/** In one piece where a line has room for it: a command broken at `--` cannot be read. */
export const command = style({ display: 'inline-block', maxWidth: '100%' });

/** Broken inside only where a line has no room for it: not at the hyphens of a file's name. */
export const word = style({ display: 'inline-block', maxWidth: '100%' });
