import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { surface, border, tone } = vars.color;
const { invalid } = tone;

export const root = style([
  atoms({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 12, padding: 32 }),
  { overflowWrap: 'anywhere' },
]);

export const icon = style([
  atoms({ display: 'inline-flex', padding: 12, borderRadius: 'pill' }),
  { background: invalid.soft, color: invalid.text },
]);

/** The same pointer states as our own button, from the browser's pseudo-classes. */
export const retry = style({
  selectors: {
    '&&:hover': { background: surface.hover, borderColor: border.control },
    '&&:active': { background: surface.pressed },
  },
});
