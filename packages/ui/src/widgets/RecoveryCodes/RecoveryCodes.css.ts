import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { textSizes } from '../../tokens/type.ts';

export const root = style([
  atoms({ display: 'grid', gap: 16 }),
  { justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
]);

export const codes = style([
  atoms({ display: 'grid', gap: 8, padding: 16, borderRadius: 'card', background: 'sunken' }),
  {
    boxSizing: 'border-box',
    width: '100%',
    margin: 0,
    listStyle: 'none',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
    ...textSizes[14],
  },
]);
