import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../css/media.ts';
import { measure, radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, border, surface, text } = vars.color;

export const root = style({
  ...textSizes[14],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: measure.target,
  color: text.strong,
  fontFamily: vars.font.text,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: text.disabled, cursor: 'default' } },
});

export const track = style({
  flexShrink: 0,
  width: '32px',
  height: '18px',
  padding: '2px',
  border: `1px solid ${border.control}`,
  borderRadius: radius.pill,
  background: surface.sunken,
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '[data-hovered] > &': { borderColor: border.controlHover },
    '[data-selected] > &': { background: accent.solid, borderColor: accent.solid },
    '[data-focus-visible] > &': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' },
    '[data-disabled] > &': { background: surface.sunken, borderColor: border.subtle },
  },
  '@media': { [forcedColors]: { selectors: { '[data-selected] > &': { background: 'Highlight' } } } },
});

export const knob = style({
  display: 'block',
  width: '12px',
  height: '12px',
  borderRadius: radius.pill,
  background: border.control,
  transition: `translate ${vars.motion.usual} ${vars.motion.curve}, background-color ${vars.motion.quick}`,
  selectors: {
    '[data-selected] &': { translate: '14px 0', background: accent.onSolid },
    '[data-selected]:dir(rtl) &': { translate: '-14px 0' },
    '[data-disabled] &': { background: text.disabled },
  },
});
