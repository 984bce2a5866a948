import { style } from '@vanilla-extract/css';

/** Slightly smaller: monospace letters are wider and taller than those of the text. */
export const root = style({ fontSize: '0.96em' });

export const whole = style({ whiteSpace: 'nowrap' });
