import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../css/media.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, border, surface, tone } = vars.color;

/** The dot of the selected one is the white center of a thick border. */
export const circle = style({
  flexShrink: 0,
  width: '18px',
  height: '18px',
  marginTop: '1px',
  border: `1px solid ${border.control}`,
  borderRadius: '50%',
  background: surface.card,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '[data-hovered] > &': { borderColor: border.controlHover },
    '[data-selected] > &': { border: `6px solid ${accent.solid}`, background: accent.onSolid },
    '[data-focus-visible] > &': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' },
    '[data-invalid] > &': { borderColor: tone.invalid.mark },
    '[data-disabled] > &': { background: surface.sunken, borderColor: border.subtle },
  },
  '@media': { [forcedColors]: { selectors: { '[data-selected] > &': { borderColor: 'Highlight' } } } },
});
