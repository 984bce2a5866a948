import { style } from '@vanilla-extract/css';
import { forcedColors, under } from '../../css/media.ts';
import { tabular } from '../../css/text.css.ts';
import { measure, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, severity, surface, text, tone } = vars.color;
/** Height of the bars. With legend and axis they are as high as the message of an empty histogram, so that nothing below moves. */
const HEIGHT = '64px';
/** Height of the whole, before anything is loaded. */
export const PLACE = '108px';

export const root = style({
  ...textSizes[13],
  display: 'grid',
  gap: space[8],
  minWidth: 0,
  color: text.strong,
  fontFamily: vars.font.text,
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: measure.controlSmall,
});

/** What it counts, with the total beside it. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  minWidth: 0,
  // Stacked on a phone from the start, so that a count that loads late has its line.
  '@media': { [under('tablet')]: { flexDirection: 'column' } },
});
export const title = style({ ...textSizes[14], fontWeight: fontWeights.medium });
export const reading = style([tabular, { minHeight: '1lh', color: text.muted }]);

export const plot = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  height: HEIGHT,
  borderBottom: `1px solid ${border.control}`,
  background: `linear-gradient(${border.subtle}, ${border.subtle}) 0 0 / 100% 1px no-repeat`,
});

/** As high as the plot, so that a day without incidents can be reached too. */
export const slot = style({
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  justifyContent: 'end',
  minWidth: 0,
  padding: 0,
  border: 'none',
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'default',
  selectors: {
    'button&': { cursor: 'pointer' },
    '&:hover': { background: surface.hover },
    '&[aria-pressed="true"]': { background: surface.selected },
  },
});

/** Apart where there is room; with a year of days on a phone there is none. */
const apart = { alignSelf: 'center', width: 'max(60%, 100% - 2px)' } as const;

export const bar = style({
  ...apart,
  borderRadius: '2px 2px 0 0',
  background: tone.neutral.mark,
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

/** Ongoing incidents are below the others. */
export const activeBar = style({
  ...apart,
  background: severity.high.mark,
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

/** The scale beside the bars: the maximum and zero. */
export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[4]} ${space[8]}`,
});
export const scale = style([
  tabular,
  {
    ...textSizes[12],
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    color: text.muted,
    textAlign: 'end',
  },
]);

export const axis = style([
  tabular,
  {
    ...textSizes[12],
    position: 'relative',
    display: 'flex',
    gridColumn: 2,
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[16],
    color: text.muted,
    whiteSpace: 'nowrap',
    containerType: 'inline-size',
  },
]);

/** Height of a tick without a date: ends above the dates at the ends. */
const STROKE = '5px';
const unsaid = { selectors: { '&[data-said]': { height: STROKE, fontSize: 0 } } };

/** A Monday: a tick below the plot that ends above the dates, or extends beside its own date. */
export const week = style({
  position: 'absolute',
  insetBlockStart: '-4px',
  height: STROKE,
  paddingBlockStart: space[4],
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${border.control}`,
  selectors: { '&[data-said]': { height: 'calc(100% + 4px)' } },
  // The first and the last day take all the space.
  '@container': { '(max-width: 24em)': unsaid },
});

/** Labeled if there is room beside the days at the ends. */
export const near = style({ '@container': { '(max-width: 58em)': unsaid } });

/** End of the data. */
export const asOf = style({
  marginInlineStart: 'auto',
  paddingInlineEnd: space[4],
  borderInlineEnd: `2px solid ${text.muted}`,
  color: text.strong,
});

/** As high as the chart would be, so that nothing moves; its text fits on a phone too. */
export const nothing = style({ display: 'grid', placeContent: 'center', minHeight: PLACE });
export const none = style({ margin: 0, color: text.muted, textAlign: 'center' });

export const legend = style({ ...textSizes[12], display: 'flex', flexWrap: 'wrap', gap: space[12], color: text.muted });
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
export const swatch = style({ width: '10px', height: '10px', borderRadius: '2px' });
