import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../css/media.ts';
import { stickyTop } from '../../css/stickyTop.css.ts';
import { unseen } from '../../css/unseen.ts';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { layer, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, border, surface, text } = vars.color;
const narrower = (width: number): string => `(max-width: ${width - 0.02}px)`;
/** By the table's own width: each row becomes a card. */
export const asCards = narrower(breakpoints.sm);
export const notCards = `(min-width: ${breakpoints.sm}px)`;
const between = (least: number, width: number): string => `(min-width: ${least}px) and ${narrower(width)}`;

export const root = style({ ...textSizes[14], minWidth: 0, color: text.strong, fontFamily: vars.font.text });

/** The table's own width decides what it shows. From 768 px the page scrolls and the header sticks to the window, unless the content is wider. */
export const frame = style({
  containerType: 'inline-size',
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.card,
});

export const scroller = style({
  borderRadius: 'inherit',
  '@container': { [narrower(breakpoints.tablet)]: { overflowX: 'auto' } },
  selectors: { '&[data-wider]': { overflowX: 'auto' } },
});

const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(334%)' } });

/** A line along the upper edge, so that the rows keep their contrast while newer ones load. */
export const stale = style({
  position: 'relative',
  overflow: 'clip',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      zIndex: layer.sticky + 1,
      width: '30%',
      height: '2px',
      background: accent.solid,
      animation: `${travel} 1.1s ease-in-out infinite`,
    },
  },
  '@media': { [reducedMotion]: { selectors: { '&::before': { width: '100%', animation: 'none' } } } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  outline: 'none',
  '@container': { [asCards]: { display: 'block' } },
});

export const body = style({ '@container': { [asCards]: { display: 'block' } } });

export const footer = style({ paddingTop: space[12] });

/** Above cards the header only selects; a control before it sorts. Each cell of a card shows its own column name. */
export const header = style({
  position: 'sticky',
  insetBlockStart: stickyTop,
  zIndex: layer.sticky,
  selectors: { '[data-wider] &': { position: 'static' } },
  '@container': {
    // In a frame that scrolls sideways the header would stick to the frame.
    [narrower(breakpoints.tablet)]: { position: 'static' },
    [asCards]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space[8],
      paddingInline: space[16],
      borderRadius: `calc(${radius.card} - 1px) calc(${radius.card} - 1px) 0 0`,
      borderBottom: `1px solid ${border.subtle}`,
      background: surface.sunken,
      selectors: { '&:not(:has([data-selects]))': { ...unseen, border: 'none' } },
    },
  },
});

globalStyle(`${header} > tr`, { '@container': { [asCards]: { display: 'contents' } } });

export const column = style({
  ...textSizes[12],
  height: '36px',
  padding: `${space[4]} ${space[12]}`,
  borderBottom: `1px solid ${border.subtle}`,
  background: surface.sunken,
  color: text.muted,
  fontWeight: fontWeights.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'default',
  selectors: {
    '&:first-child': { borderStartStartRadius: `calc(${radius.card} - 1px)`, paddingInlineStart: space[16] },
    '&:last-child': { borderStartEndRadius: `calc(${radius.card} - 1px)`, paddingInlineEnd: space[16] },
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-allows-sorting]:hover': { color: text.strong },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${border.focus}`, borderRadius: radius.small, outline: 'none' },
    '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: text.strong },
  },
  '@container': {
    [asCards]: {
      display: 'flex',
      alignItems: 'center',
      // Column widths are for the table; above cards the names are side by side.
      width: 'auto !important',
      paddingInline: '0 !important',
      border: 'none',
      background: 'transparent',
      selectors: {
        '&:not([data-selects], :focus-visible)': { ...unseen, width: '1px !important' },
      },
    },
  },
});

export const columnWords = style({ display: 'inline-flex', alignItems: 'center', gap: space[4], minHeight: '24px' });

/** Always takes its space; visible on the sorted column and on a hovered sortable one. */
export const arrow = style({
  display: 'inline-flex',
  color: accent.text,
  opacity: 0,
  selectors: {
    '[aria-sort="ascending"] &, [aria-sort="descending"] &': { opacity: 1 },
    '[data-allows-sorting]:is(:hover, :focus-visible) &': { opacity: 1 },
  },
});

/** Height of a usual card, set by the element around the rows. */
export const cardRoom: string = '--card-room';

export const row = style({
  outline: 'none',
  selectors: {
    '&[data-acts]:hover': { background: surface.hover },
    '&[data-selected]': { background: surface.selected },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${border.focus}` },
  },
  '@container': {
    [asCards]: {
      position: 'relative',
      display: 'grid',
      gap: `${space[4]} ${space[16]}`,
      padding: `${space[12]} ${space[16]}`,
      // Cards out of sight are laid out when they come near; until then they have their last height, or the usual one.
      contentVisibility: 'auto',
      containIntrinsicHeight: `auto var(${cardRoom})`,
      selectors: { '& + &': { borderTop: `1px solid ${border.subtle}` } },
    },
  },
  '@media': { [forcedColors]: { selectors: { '&:focus-visible': { outline: '2px solid Highlight' } } } },
});

/** Covers the row, below the links of its cells. */
export const rowLink = style({ position: 'absolute', inset: 0, outline: 'none' });

globalStyle(`${row}:has(> * > ${rowLink})`, { position: 'relative', cursor: 'pointer' });

export const cell = style({
  height: '40px',
  padding: `${space[8]} ${space[12]}`,
  borderBottom: `1px solid ${border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  outline: 'none',
  selectors: {
    '&:first-child': { paddingInlineStart: space[16] },
    '&:last-child': { paddingInlineEnd: space[16] },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${border.focus}`, borderRadius: radius.small },
  },
  '@container': {
    [asCards]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: space[16],
      height: 'auto',
      minHeight: '24px',
      padding: '0 !important',
      border: 'none',
      textAlign: 'end',
      // The row header is the title of its card.
      selectors: {
        '&[role="rowheader"]': {
          order: -1,
          justifyContent: 'start',
          fontWeight: fontWeights.medium,
          textAlign: 'start',
        },
      },
    },
  },
});

globalStyle(`tbody > ${row}:last-child > ${cell}`, { borderBottom: 'none' });

/** Rows of 28 px, if the reader chose compact rows. */
globalStyle(`[data-density="compact"] ${cell}`, {
  '@container': { [notCards]: { height: '28px', paddingBlock: 0 } },
});

/** Words of this column stay whole; other columns wrap. */
export const keepsWords = style({ overflowWrap: 'break-word' });

export const cellValue = style({ minWidth: 0 });
globalStyle(`${row}:has(> * > ${rowLink}) ${cellValue} :is(a, button)`, { position: 'relative', zIndex: 1 });

/** Column name before the value, in cards only. */
export const cellName = style({
  ...textSizes[13],
  display: 'none',
  flexShrink: 0,
  color: text.muted,
  fontWeight: fontWeights.regular,
  '@container': { [asCards]: { display: 'block' } },
  selectors: { '[role="rowheader"] > &': { display: 'none !important' } },
});

export const end = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  // Numbers never wrap; columns of words do.
  overflowWrap: 'break-word',
});

/** The arrow is before the words, so that they end where the numbers end. */
export const endWords = style({
  flexDirection: 'row-reverse',
  '@container': { [asCards]: { flexDirection: 'row' } },
});

/** The column of checkboxes; in a card the checkbox is in the upper corner. */
export const selection = style({
  width: '48px',
  '@container': { [asCards]: { width: 'auto' } },
});

globalStyle(`${row} > ${selection}`, {
  '@container': { [asCards]: { position: 'absolute', insetInlineEnd: space[16], insetBlockStart: space[12] } },
});

export const priority = styleVariants({
  1: {},
  2: { '@container': { [between(breakpoints.sm, breakpoints.sm_tablet)]: { display: 'none' } } },
  3: { '@container': { [between(breakpoints.sm, breakpoints.tablet)]: { display: 'none' } } },
  4: { '@container': { [between(breakpoints.sm, breakpoints.desktop)]: { display: 'none' } } },
  5: { '@container': { [between(breakpoints.sm, breakpoints.xgas)]: { display: 'none' } } },
  6: { '@container': { [between(breakpoints.sm, breakpoints.wsxga)]: { display: 'none' } } },
});

/** A card of two or three lines: the row header with its neighbors, and the rest below. */
export const lined = style({
  '@container': {
    [asCards]: { display: 'flex !important', flexWrap: 'wrap', alignItems: 'center', columnGap: space[8] },
  },
});

/** Leaves no room for a number beside the first cell of line 2, so that the rest moves to line 3. */
export const endsLine = style({ '@container': { [asCards]: { flex: '1 0 calc(100% - 7rem)' } } });

/** Takes what a number of ten digits and a button leave of line 1, so that the rest moves to line 2. */
export const fillsLine = style({
  '@container': {
    [asCards]: { order: -1, flex: '1 1 0', justifyContent: 'start !important', minWidth: 'calc(100% - 160px)' },
  },
});

export const inLine = styleVariants({
  1: { '@container': { [asCards]: { order: -1, selectors: { '&[role="rowheader"]': { minWidth: '60px' } } } } },
  2: { '@container': { [asCards]: { justifyContent: 'start', gap: space[4] } } },
  3: {
    '@container': { [asCards]: { order: 2, justifyContent: 'start', gap: space[4] } },
  },
});

export const wordless = style({});
globalStyle(`${wordless} > ${cellName}`, { display: 'none !important' });

/** Until the table is measured: hides in cards what they leave out. */
export const notInCards = style({ '@container': { [asCards]: { display: 'none !important' } } });

/** The row of a message, and its cell, are as wide as the table. */
export const messageRoom = style({ '@container': { [asCards]: { display: 'block' } } });
export const message = style({ padding: space[8], textAlign: 'start' });
