import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';

export const root = style([atoms({ display: 'grid', gap: 16 }), { width: 'min(320px, 76vw)' }]);
export const actions = style([atoms({ display: 'flex', justifyContent: 'end', gap: 8 })]);
