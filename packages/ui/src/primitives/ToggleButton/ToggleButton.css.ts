import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../css/media.ts';
import { vars } from '../../tokens/vars.css.ts';

export const pressed = style({
  selectors: {
    '&[data-selected]': {
      background: vars.color.accent.soft,
      borderColor: vars.color.accent.border,
      color: vars.color.accent.text,
    },
    '&[data-selected][data-hovered]': { background: vars.color.accent.softHover },
    '&[data-selected][data-disabled]': { color: vars.color.text.disabled },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } } },
});
