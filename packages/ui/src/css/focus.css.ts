import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';
import { forcedColors } from './media.ts';

/** Focus ring for the keyboard; needs react-aria's `data-focus-visible` or the browser's `:focus-visible`. */
export const focusRing = style({
  outline: 'none',
  selectors: {
    '&[data-focus-visible], &:focus-visible:not([data-rac])': {
      outline: `2px solid ${vars.color.border.focus}`,
      outlineOffset: '2px',
    },
  },
});

/** The same ring drawn inside, for elements that fill their container: rows, options, tabs. */
export const focusRingInside = style({
  outline: 'none',
  selectors: {
    '&[data-focus-visible], &:focus-visible:not([data-rac])': {
      outline: `2px solid ${vars.color.border.focus}`,
      outlineOffset: '-2px',
    },
  },
});

/** Ring of a field with the focus inside. */
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
