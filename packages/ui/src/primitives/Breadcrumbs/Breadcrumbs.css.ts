import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({
  ...textSizes[13],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.text.muted,
});

export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  selectors: {
    '&:not(:last-child)::after': { content: '"/" / ""', paddingInline: space[8], color: vars.color.text.disabled },
  },
});

export const here = style({ color: vars.color.text.strong });
