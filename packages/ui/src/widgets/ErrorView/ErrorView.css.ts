import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { invalid } = vars.color.tone;

export const root = style([
  atoms({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 12, padding: 32 }),
  { overflowWrap: 'anywhere' },
]);

export const icon = style([
  atoms({ display: 'inline-flex', padding: 12, borderRadius: 'pill' }),
  { background: invalid.soft, color: invalid.text },
]);
