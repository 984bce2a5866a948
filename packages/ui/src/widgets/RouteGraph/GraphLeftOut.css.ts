import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

/** On a line of its own in the footer. */
export const root = style({ flex: '1 1 100%', minWidth: 0 });

export const list = style({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 0,
  maxHeight: 240,
  overflow: 'auto',
  listStyle: 'none',
});

export const path = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  overflowWrap: 'anywhere',
  color: vars.color.text.muted,
});
