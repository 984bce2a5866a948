import { globalStyle } from '@vanilla-extract/css';
import { measure } from '../../tokens/space.ts';
import { kind } from '../Button/Button.css.ts';
import { size as square } from '../IconButton/IconButton.css.ts';
import { asCards, cell, cellValue, lined, row } from './DataTable.css.ts';

// How the values of a card end. Each of these says more than the rules of the table itself: their order does not matter.

/** At the end of a card the drawing of a quiet button, not its unseen edge, stands where the other values end. */
globalStyle(`${row}:not(${lined}) > ${cell} > ${cellValue} > .${kind.quiet}.${square.small}:last-child`, {
  '@container': { [asCards]: { marginInlineEnd: `calc((16px - ${measure.controlSmall}) / 2)` } },
});

/** The drawing has no line of words to stand on. */
globalStyle(`${row}:not(${lined}) > ${cell}:has(> ${cellValue} > .${kind.quiet}.${square.small}:last-child)`, {
  '@container': { [asCards]: { alignItems: 'center' } },
});

/** Lines of a value end where the values of other cells end. */
globalStyle(`${row}:not(${lined}) > ${cell}:not([role="rowheader"]) > ${cellValue} > :not(a, button)`, {
  '@container': { [asCards]: { justifyContent: 'end', justifyItems: 'end' } },
});

/** A card does not name what its row does not have. Cells on a line with others hold the places of these. */
globalStyle(`${row}:not(${lined}) > ${cell}:has(> ${cellValue}:empty)`, {
  '@container': { [asCards]: { display: 'none' } },
});
