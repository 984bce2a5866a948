import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../../css/media.ts';
import { layer, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';
import { asCards } from './DataTable.css.ts';

const { border, surface, text } = vars.color;

export const scroller = style({ position: 'relative', overflow: 'auto', borderRadius: 'inherit' });

/** Heights of header and rows must match `rowWindow.ts`. */
export const header = style({
  ...textSizes[12],
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  display: 'grid',
  minWidth: 'max-content',
  height: '2.25rem',
  background: surface.sunken,
  color: text.muted,
  fontWeight: fontWeights.medium,
  boxShadow: `inset 0 -1px ${border.subtle}`,
  '@container': {
    [asCards]: {
      display: 'flex',
      minWidth: 0,
      overflowX: 'auto',
      paddingInline: space[4],
      selectors: { '&[data-plain]': { height: 0, overflow: 'hidden' } },
    },
  },
});

export const rows = style({
  position: 'relative',
  minWidth: 'max-content',
  '@container': { [asCards]: { minWidth: 0 } },
});

export const row = style({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  borderBottom: `1px solid ${border.subtle}`,
  selectors: {
    '&:hover': { background: surface.hover },
    '&[data-selected]': { background: surface.selected },
    '&:last-child': { borderBottom: 'none' },
  },
  '@container': {
    [asCards]: { alignContent: 'start', gap: space[4], paddingBlock: '0.75rem' },
  },
});

/** Below the links of the cells. */
export const rowLink = style({ position: 'absolute', inset: 0, outline: 'none' });

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  paddingInline: space[12],
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&:first-child': { paddingInlineStart: space[16] },
    '&:nth-last-child(1 of [role])': { paddingInlineEnd: space[16] },
    '[role="grid"]:focus-visible &[data-active]': {
      boxShadow: `inset 0 0 0 2px ${border.focus}`,
      borderRadius: radius.small,
    },
  },
  '@container': {
    [asCards]: {
      justifyContent: 'space-between',
      gap: space[16],
      height: '1.5rem',
      paddingInline: space[16],
      selectors: { '&[role="rowheader"]': { justifyContent: 'start', fontWeight: fontWeights.medium } },
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '[role="grid"]:focus-visible &[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

/** Above cards only sortable headers are visible, and the one that arrow keys have reached. */
export const headerCell = style({
  '@container': {
    [asCards]: {
      flexShrink: 0,
      height: 'auto',
      overflow: 'visible',
      paddingInline: `${space[12]} !important`,
      selectors: {
        '&:not([data-allows-sorting], [data-active])': {
          position: 'absolute',
          width: '1px',
          padding: 0,
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const headerSelection = style({ '@container': { [asCards]: { height: 'auto', flexShrink: 0 } } });

export const selection = style({
  '@container': { [asCards]: { position: 'absolute', insetInlineEnd: 0, insetBlockStart: '0.75rem', zIndex: 1 } },
});

export const value = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

globalStyle(`${value} :is(a, button)`, { position: 'relative', zIndex: 1 });

/** As tall as the header. */
export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  padding: 0,
  border: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover, [aria-sort] > &': { color: text.strong } },
});

export const end = style({ justifyContent: 'end', fontVariantNumeric: 'tabular-nums' });

export const message = style({ padding: space[8] });
