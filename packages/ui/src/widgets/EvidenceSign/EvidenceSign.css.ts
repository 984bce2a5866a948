import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ display: 'inline-flex', color: vars.color.text.muted });
