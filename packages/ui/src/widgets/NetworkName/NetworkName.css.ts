import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ display: 'inline-flex', alignItems: 'baseline', gap: '8px', minWidth: 0 });
/** A name of several lines stays beside its flag, even in a card cell aligned to the end. Whole words keep the column wide enough. */
export const name = style({ minWidth: 0, textAlign: 'start', overflowWrap: 'break-word' });
export const unnamed = style({ color: vars.color.text.muted });
