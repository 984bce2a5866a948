import { style } from '@vanilla-extract/css';
import { radius, space } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.card,
  background: vars.color.surface.card,
  color: vars.color.text.strong,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: '52px',
  padding: `${space[8]} ${space[16]}`,
  borderBottom: `1px solid ${vars.color.border.subtle}`,
});

/** A long address wraps inside the card. */
export const body = style({ padding: space[16], flexGrow: 1, minWidth: 0, overflowWrap: 'break-word' });

/** For tables and graphs that reach the edge. `clip`, not `hidden`, so that a header inside can stick to the window. */
export const flush = style({ flexGrow: 1, minWidth: 0, overflow: 'clip', borderRadius: 'inherit' });
