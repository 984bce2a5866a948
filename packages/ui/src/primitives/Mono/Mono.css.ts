import { style } from '@vanilla-extract/css';

/** A touch smaller: the monospace letters are wider and taller than the text's. */
export const root = style({ fontSize: '0.96em' });

export const whole = style({ whiteSpace: 'nowrap' });
