import { style } from '@vanilla-extract/css';
import { measure, radius, space } from '../../tokens/space.ts';

/** May be narrower than its longest word, also in a grid; limited to a comfortable width for fields. */
export const form = style({ minWidth: 0, maxWidth: measure.form });

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  minHeight: measure.target,
  padding: 0,
  border: 'none',
  borderRadius: radius.small,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  cursor: 'pointer',
});
