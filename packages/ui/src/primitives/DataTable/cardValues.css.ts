import { globalStyle } from '@vanilla-extract/css';
import { measure } from '../../tokens/space.ts';
import { kind } from '../Button/Button.css.ts';
import { size as square } from '../IconButton/IconButton.css.ts';
import { asCards, cell, cellValue, lined, row } from './DataTable.css.ts';

// How the values of a card are aligned at the end. These selectors are more specific than the table's own rules, so order does not matter.

/** A quiet button at the end of a card: its icon, not its invisible edge, lines up with the other values. */
globalStyle(`${row}:not(${lined}) > ${cell} > ${cellValue} > .${kind.quiet}.${square.small}:last-child`, {
  '@container': { [asCards]: { marginInlineEnd: `calc((16px - ${measure.controlSmall}) / 2)` } },
});

/** The icon has no line of text to align with. */
globalStyle(`${row}:not(${lined}) > ${cell}:has(> ${cellValue} > .${kind.quiet}.${square.small}:last-child)`, {
  '@container': { [asCards]: { alignItems: 'center' } },
});

/** Each line of a value ends where the values of other cells end. */
globalStyle(`${row}:not(${lined}) > ${cell}:not([role="rowheader"]) > ${cellValue} > :not(a, button)`, {
  '@container': { [asCards]: { justifyContent: 'end', justifyItems: 'end' } },
});

/** A card leaves out names of empty cells. In a line with others, empty cells keep their space. */
globalStyle(`${row}:not(${lined}) > ${cell}:has(> ${cellValue}:empty)`, {
  '@container': { [asCards]: { display: 'none' } },
});
