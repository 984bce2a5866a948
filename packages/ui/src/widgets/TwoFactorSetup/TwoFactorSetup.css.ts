import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { from } from '../../css/media.ts';
import { radius } from '../../tokens/space.ts';

export const setup = style([
  atoms({ display: 'grid', gap: 24 }),
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [from('sm')]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
  },
]);

export const qr = style({ width: '100%', maxWidth: '12rem', borderRadius: radius.control, forcedColorAdjust: 'none' });
export const ground = style({ fill: 'white' });
export const modules = style({ fill: 'black' });
