import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../../css/media.ts';
import { radius } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, border, surface, text, tone } = vars.color;

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '18px',
  height: '18px',
  marginTop: '1px',
  border: `1px solid ${border.control}`,
  borderRadius: radius.small,
  background: surface.card,
  color: 'transparent',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
  selectors: {
    '[data-hovered] > &': { borderColor: border.controlHover },
    '[data-selected] > &, [data-indeterminate] > &': {
      background: accent.solid,
      borderColor: accent.solid,
      color: accent.onSolid,
    },
    '[data-focus-visible] > &': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' },
    '[data-invalid] > &': { borderColor: tone.invalid.mark },
    '[data-disabled] > &': { background: surface.sunken, borderColor: border.subtle },
    '[data-disabled][data-selected] > &': { color: text.disabled },
  },
  '@media': { [forcedColors]: { selectors: { '[data-selected] > &': { background: 'Highlight' } } } },
});

/** Not by color alone: forced colors would show the tick of an empty box. */
globalStyle(`:not([data-selected]):not([data-indeterminate]) > ${box} > svg`, { visibility: 'hidden' });
