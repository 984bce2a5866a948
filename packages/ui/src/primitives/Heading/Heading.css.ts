import { style } from '@vanilla-extract/css';
import { fontWeights } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({
  margin: 0,
  color: vars.color.text.strong,
  fontWeight: fontWeights.strong,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
