import { style } from '@vanilla-extract/css';
import { measure, space } from '../tokens/space.ts';
import { textSizes } from '../tokens/type.ts';
import { vars } from '../tokens/vars.css.ts';

const rule = `1px solid ${vars.color.border.subtle}`;

/** A short list with a line above and below each item, as wide as a form at most, so that the end of a line is not far from its start. */
export const list = style({
  ...textSizes[14],
  maxWidth: measure.form,
  margin: 0,
  padding: 0,
  borderTop: rule,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  paddingBlock: space[8],
  borderBottom: rule,
});
