import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ width: '30px', height: '30px', flexShrink: 0 });
export const glass = style({ stroke: vars.color.text.strong });
export const route = style({ stroke: vars.color.accent.text });
export const hops = style({ fill: vars.color.accent.text });
