import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { radius } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text, border, surface } = vars.color;

export const root = style([
  atoms({ display: 'flex', gap: 16, padding: 16, borderRadius: 'card', background: 'card' }),
  { border: `1px dashed ${border.control}`, color: text.muted, ...textSizes[14] },
]);
export const icon = style({ flexShrink: 0, color: text.muted });
export const words = style({ display: 'grid', gap: '4px', minWidth: 0, maxWidth: '68ch' });
export const title = style({ color: text.strong, fontWeight: fontWeights.strong });
export const command = style({
  justifySelf: 'start',
  maxWidth: '100%',
  marginTop: '4px',
  padding: '6px 10px',
  borderRadius: radius.control,
  background: surface.sunken,
  color: text.strong,
  fontFamily: vars.font.mono,
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
