import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { measure, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';
import type { ChoiceDirection } from './choice.ts';

/** The answers of a group. */
export const list = styleVariants({
  vertical: { display: 'flex', flexDirection: 'column', gap: space[4] },
  horizontal: { display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[24]}` },
} satisfies Record<ChoiceDirection, StyleRule>);

/** Checkbox or radio button with its label: all of it is the target. */
export const choice = style({
  ...textSizes[14],
  display: 'inline-flex',
  alignItems: 'start',
  alignSelf: 'start',
  gap: space[8],
  minHeight: measure.target,
  paddingBlock: '2px',
  color: vars.color.text.strong,
  fontFamily: vars.font.text,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'default' } },
});

/** Text below a choice is aligned with the start of its name. */
export const below = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  marginTop: `-${space[4]}`,
  paddingInlineStart: '26px',
  selectors: { '&:empty': { display: 'none' } },
});
