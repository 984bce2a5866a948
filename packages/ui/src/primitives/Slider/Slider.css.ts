import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../css/media.ts';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, border, surface, text } = vars.color;

/** A thumb may extend over the end of the track by half its width. */
const half = '10px';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  fontFamily: vars.font.text,
});

export const words = style({ display: 'flex', justifyContent: 'space-between', gap: space[12] });

export const output = style({ ...textSizes[13], color: text.muted, fontVariantNumeric: 'tabular-nums' });

export const track = style({
  position: 'relative',
  height: '24px',
  marginInline: half,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: '10px',
      height: '4px',
      borderRadius: radius.pill,
      background: border.subtle,
    },
    '&[data-disabled]': { cursor: 'default' },
  },
  '@media': { [forcedColors]: { selectors: { '&::before': { background: 'GrayText' } } } },
});

export const fill = style({
  top: '10px',
  // react-aria sets the position along the track; only the thickness is ours.
  height: '4px !important',
  borderRadius: radius.pill,
  background: accent.solid,
  selectors: { '&[data-disabled]': { background: border.control } },
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const thumb = style({
  top: '50%',
  boxSizing: 'border-box',
  width: '20px',
  height: '20px',
  border: `2px solid ${accent.solid}`,
  borderRadius: '50%',
  background: surface.card,
  cursor: 'grab',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { background: accent.soft },
    '&[data-dragging]': { background: accent.solid, cursor: 'grabbing' },
    '&[data-focus-visible]': { outline: `2px solid ${border.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { borderColor: border.control, background: surface.sunken, cursor: 'default' },
  },
});

export const ticks = style({
  ...textSizes[12],
  position: 'relative',
  height: '22px',
  marginInline: half,
  color: text.muted,
});

/** Centered on its value, with a line that points to it. */
export const tick = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': { content: '""', width: '1px', height: '4px', background: border.control },
    '&[data-end="first"]': { alignItems: 'flex-start' },
    '&[data-end="last"]': { alignItems: 'flex-end' },
    '&[data-chosen]': { color: text.strong, fontWeight: fontWeights.medium },
  },
});

/** At the ends of the scale the text stays within the width of the slider. */
export const tickWords = style({
  minWidth: `calc(2 * ${half})`,
  textAlign: 'center',
  selectors: {
    '[data-end="first"] > &': { marginInlineStart: `-${half}` },
    '[data-end="last"] > &': { marginInlineEnd: `-${half}` },
  },
});
