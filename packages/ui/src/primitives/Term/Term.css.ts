import { style } from '@vanilla-extract/css';
import { measure, radius } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

/** Words with an explanation: dotted underline. */
export const words = style({
  textDecoration: `underline dotted ${vars.color.text.muted}`,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
});

export const root = style({
  minHeight: measure.target,
  padding: 0,
  border: 'none',
  borderRadius: radius.small,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  cursor: 'help',
});
