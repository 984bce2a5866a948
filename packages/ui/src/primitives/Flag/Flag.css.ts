import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

/** As tall as the text beside it, at 3 : 2; the thin border keeps white flags visible. */
export const root = style({
  display: 'inline-block',
  flexShrink: 0,
  width: '1.35em',
  height: '0.9em',
  overflow: 'hidden',
  borderRadius: '2px',
  background: vars.color.surface.skeleton,
  boxShadow: `0 0 0 1px ${vars.color.border.subtle}`,
  verticalAlign: '-0.1em',
});

export const drawing = style({ display: 'block', width: '100%', height: '100%' });
