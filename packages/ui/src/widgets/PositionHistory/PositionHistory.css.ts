import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

const { text } = vars.color;

export const root = style({ display: 'block', overflow: 'visible' });

export const line = style({
  fill: 'none',
  stroke: text.muted,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const last = style({ fill: text.strong });
