import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 });

/** Field and button side by side; the button is below the label's line, beside the box. */
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[8] });

export const field = style({ flex: '1 1 220px', minWidth: 0, maxWidth: '24rem' });

export const send = style({ paddingTop: `calc(1.125rem + ${space[4]})` });

export const name = style({ flexGrow: 1, minWidth: 0, color: vars.color.text.muted, overflowWrap: 'anywhere' });
