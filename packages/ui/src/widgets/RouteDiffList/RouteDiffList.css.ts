import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ minWidth: 0 });

/** Left to right in every script, like the graph's table. */
export const path = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  direction: 'ltr',
  color: vars.color.text.muted,
});

export const hop = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '24px',
  whiteSpace: 'nowrap',
});

export const count = style({ fontVariantNumeric: 'tabular-nums' });
