import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../css/focus.css.ts';
import { mono } from '../../css/text.css.ts';
import { measure, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text } = vars.color;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.sunken,
  color: text.strong,
  fontFamily: vars.font.text,
});

export const bar = style({
  ...textSizes[13],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
  borderBottom: `1px solid ${border.subtle}`,
  color: text.muted,
});

export const tools = style({ display: 'flex', alignItems: 'center', gap: space[4] });

/** Placeholder for the button that loads with the text. */
export const copyPlace = style({ width: measure.controlSmall, height: measure.controlSmall });

/** Left to right in every language: the columns of names and values consist of spaces. */
export const lines = style([
  mono,
  focusRing,
  {
    ...textSizes[13],
    direction: 'ltr',
    maxHeight: '32rem',
    margin: 0,
    padding: space[16],
    overflow: 'auto',
    borderRadius: `0 0 ${radius.card} ${radius.card}`,
    textAlign: 'left',
    tabSize: 4,
  },
]);

export const wrapped = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** Hanging indent of wrapped lines. */
export const hang: string = '--raw-hang';

/** Inline, so that its links count as links in text. Every part of the line is padded; a negative indent moves its start back. */
export const line = style({
  paddingLeft: `var(${hang})`,
  WebkitBoxDecorationBreak: 'clone',
  boxDecorationBreak: 'clone',
  '::before': { content: '', marginLeft: `calc(-1 * var(${hang}))` },
});

export const token = styleVariants({
  name: { color: text.muted, fontWeight: fontWeights.medium },
  comment: { color: text.muted, fontStyle: 'italic' },
});

export const waiting = style({ display: 'grid', gap: space[12], padding: space[16] });
