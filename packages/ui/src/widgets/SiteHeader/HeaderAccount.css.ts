import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { measure } from '../../tokens/space.ts';

/** On smaller screens it is in the menu. */
export const trial = style([atoms({ display: { base: 'none', sm: 'inline-flex' } })]);
export const guest = style([atoms({ display: { base: 'none', tablet: 'inline-flex' }, gap: 8 })]);

/** Reserves the space of the menu while it loads, and fills the space of a guest's buttons. */
export const account = style([atoms({ display: 'inline-flex' }), { minWidth: measure.control, flexGrow: 1 }]);
