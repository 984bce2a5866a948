import { style } from '@vanilla-extract/css';
import { measure, radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const inline = style({
  padding: '0.1em 0.35em',
  borderRadius: radius.small,
  background: vars.color.tone.neutral.soft,
  overflowWrap: 'anywhere',
});

export const block = style({ position: 'relative' });

export const pre = style({
  ...textSizes[13],
  maxHeight: '32rem',
  margin: 0,
  padding: space[16],
  paddingInlineEnd: `calc(${measure.control} + ${space[16]})`,
  overflow: 'auto',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.card,
  background: vars.color.surface.sunken,
  color: vars.color.text.strong,
  tabSize: 4,
});

export const copy = style({ position: 'absolute', insetBlockStart: space[8], insetInlineEnd: space[8] });

/** A command or one of its words: kept in one piece if it fits on a line. */
export const piece = style({ display: 'inline-block', maxWidth: '100%' });
