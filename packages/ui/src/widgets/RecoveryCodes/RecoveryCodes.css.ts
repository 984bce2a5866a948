import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { textSizes } from '../../tokens/type.ts';

export const root = style([atoms({ display: 'grid', gap: 16 }), { justifyItems: 'start' }]);

export const codes = style([
  atoms({ display: 'grid', gap: 8, padding: 16, borderRadius: 'card', background: 'sunken' }),
  {
    boxSizing: 'border-box',
    width: '100%',
    margin: 0,
    listStyle: 'none',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
    ...textSizes[14],
  },
]);
