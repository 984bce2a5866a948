import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';
import { forcedColors } from './media.ts';

/** Ring of whatever holds the keyboard's focus; needs react-aria's `data-focus-visible` or the browser's own judgement. */
export const focusRing = style({
  outline: 'none',
  selectors: {
    '&[data-focus-visible], &:focus-visible:not([data-rac])': {
      outline: `2px solid ${vars.color.border.focus}`,
      outlineOffset: '2px',
    },
  },
});

/** The same ring drawn inside, for what fills its container: rows, options, tabs. */
export const focusRingInside = style({
  outline: 'none',
  selectors: {
    '&[data-focus-visible], &:focus-visible:not([data-rac])': {
      outline: `2px solid ${vars.color.border.focus}`,
      outlineOffset: '-2px',
    },
  },
});

/** Ring of a field whose inside holds the focus. */
export const focusRingWithin = style({
  selectors: {
    '&:has(:focus-visible), &[data-focus-within]': {
      outline: `2px solid ${vars.color.border.focus}`,
      outlineOffset: '-1px',
      borderColor: 'transparent',
    },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
