import { style, styleVariants } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { vars } from '../../tokens/vars.css.ts';

const { tone, text } = vars.color;

export const root = style([
  atoms({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 12, paddingY: 16 }),
  { textAlign: 'center', overflowWrap: 'anywhere' },
]);

const sign = atoms({ display: 'inline-flex', padding: 12, borderRadius: 'pill' });

export const signs = styleVariants({
  pending: [sign, { background: tone.neutral.soft, color: text.muted }],
  question: [sign, { background: tone.info.soft, color: tone.info.text }],
  success: [sign, { background: tone.valid.soft, color: tone.valid.text }],
  error: [sign, { background: tone.invalid.soft, color: tone.invalid.text }],
});
