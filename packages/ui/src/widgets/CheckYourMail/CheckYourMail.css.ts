import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style([
  atoms({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 12, textAlign: 'center' }),
  { overflowWrap: 'anywhere' },
]);

export const sign = style([
  atoms({ display: 'inline-flex', padding: 12, borderRadius: 'pill', background: 'accentSoft' }),
  { color: vars.color.accent.text },
]);
