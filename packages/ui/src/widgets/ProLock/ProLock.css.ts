import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ display: 'inline-flex' });

/** The lock itself is violet, whatever the state of its button. */
globalStyle(`${root} svg`, { color: vars.color.tone.pro.text });
