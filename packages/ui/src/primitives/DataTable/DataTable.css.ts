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
/** Of the table's own width: each row is a card. */
export const asCards = narrower(breakpoints.sm);
export const notCards = `(min-width: ${breakpoints.sm}px)`;
const between = (least: number, width: number): string => `(min-width: ${least}px) and ${narrower(width)}`;

export const root = style({ ...textSizes[14], minWidth: 0, color: text.strong, fontFamily: vars.font.text });

/** The table's own width decides what it shows. From 768 px on the page scrolls and the header sticks to the window, unless the content is wider than that. */
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

/** A line along the upper edge: the rows keep their contrast while newer ones are on their way. */
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

/** Over cards the header is what selects; what sorts is a control before it. Each cell of a card brings its own name. */
export const header = style({
  position: 'sticky',
  insetBlockStart: stickyTop,
  zIndex: layer.sticky,
  selectors: { '[data-wider] &': { position: 'static' } },
  '@container': {
    // Inside a frame that scrolls sideways the header would stick to the frame.
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
      // A column's own width is of the table; over cards its words stand beside each other.
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

/** Keeps its place; seen on the column that sorts, and on one that would. */
export const arrow = style({
  display: 'inline-flex',
  color: accent.text,
  opacity: 0,
  selectors: {
    '[aria-sort="ascending"] &, [aria-sort="descending"] &': { opacity: 1 },
    '[data-allows-sorting]:is(:hover, :focus-visible) &': { opacity: 1 },
  },
});

/** Height of a usual card, which what holds the rows says. */
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
      // A card out of sight is laid out when it comes near; until then it has the height it had as a card, or the usual one.
      contentVisibility: 'auto',
      containIntrinsicHeight: `auto var(${cardRoom})`,
      selectors: { '& + &': { borderTop: `1px solid ${border.subtle}` } },
    },
  },
  '@media': { [forcedColors]: { selectors: { '&:focus-visible': { outline: '2px solid Highlight' } } } },
});

/** Lies over the row, under the links of its cells. */
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
      // What names the row stands at the head of its card.
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

/** Rows of 28 px, for those who chose them. */
globalStyle(`[data-density="compact"] ${cell}`, {
  '@container': { [notCards]: { height: '28px', paddingBlock: 0 } },
});

/** Words of this column stay whole: others give way. */
export const keepsWords = style({ overflowWrap: 'break-word' });

export const cellValue = style({ minWidth: 0 });
globalStyle(`${row}:has(> * > ${rowLink}) ${cellValue} :is(a, button)`, { position: 'relative', zIndex: 1 });

/** Words of the header before the value, in a card only. */
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
  // A number never breaks: columns of words give way.
  overflowWrap: 'break-word',
});

/** The arrow stands before the words, so that these end where the numbers end. */
export const endWords = style({
  flexDirection: 'row-reverse',
  '@container': { [asCards]: { flexDirection: 'row' } },
});

/** The column of boxes to tick; in a card the box stands in its upper corner. */
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

/** A card of two or three lines: what names the row and what belongs to it, and below it the rest. */
export const lined = style({
  '@container': {
    [asCards]: { display: 'flex !important', flexWrap: 'wrap', alignItems: 'center', columnGap: space[8] },
  },
});

/** Leaves no room for a number beside what a second line begins with, so that the rest begins the third one. */
export const endsLine = style({ '@container': { [asCards]: { flex: '1 0 calc(100% - 7rem)' } } });

/** Takes what a number of ten digits and a button leave of the first line, so that the rest begins the second one. */
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

/** Until the table is measured: what cards leave out is not seen in them either. */
export const notInCards = style({ '@container': { [asCards]: { display: 'none !important' } } });

/** The row of a message, and its cell, are as wide as the table. */
export const messageRoom = style({ '@container': { [asCards]: { display: 'block' } } });
export const message = style({ padding: space[8], textAlign: 'start' });
