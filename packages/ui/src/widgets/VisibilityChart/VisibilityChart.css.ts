import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../css/media.ts';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';
import { plotMargin } from './plotSize.ts';

const { accent, border, severity, surface, text } = vars.color;

/** From this width on the value is beside the title. */
const wide = '(min-width: 480px)';

export const root = style({
  display: 'grid',
  gap: space[8],
  minWidth: 0,
  containerType: 'inline-size',
  color: text.strong,
  fontFamily: vars.font.text,
});

export const header = style({
  ...textSizes[13],
  display: 'grid',
  gridTemplate: '"title tools" 28px "now now" minmax(18px, auto) / auto 1fr',
  alignItems: 'center',
  columnGap: space[16],
  '@container': { [wide]: { gridTemplate: '"title now tools" minmax(28px, auto) / auto 1fr auto' } },
});

export const now = style({
  gridArea: 'now',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const percent = style({ minWidth: '48px', color: text.strong, fontWeight: fontWeights.strong });

export const tools = style({ gridArea: 'tools', justifySelf: 'end' });

/** Time runs from left to right in every script. */
export const plot = style({ position: 'relative', direction: 'ltr', minWidth: 0, overflow: 'clip' });

/** Above the lines: receives the pointer and the keys. */
export const field = style({
  position: 'absolute',
  insetBlockStart: plotMargin.top,
  insetBlockEnd: plotMargin.bottom,
  insetInlineStart: plotMargin.left,
  insetInlineEnd: plotMargin.right,
  outline: 'none',
  touchAction: 'pan-y',
  selectors: {
    '&[role]': { cursor: 'crosshair' },
    '&:focus-visible': { borderRadius: radius.small, boxShadow: `0 0 0 2px ${border.focus}` },
  },
  '@media': { [forcedColors]: { selectors: { '&:focus-visible': { outline: '2px solid Highlight' } } } },
});

const line = style({ position: 'absolute', insetBlock: 0, marginInlineStart: '-1px', pointerEvents: 'none' });

export const marker = styleVariants({
  position: [
    line,
    {
      borderInlineStart: `2px solid ${accent.solid}`,
      selectors: {
        '&::before': {
          content: '',
          position: 'absolute',
          insetBlockStart: '-5px',
          insetInlineStart: '-6px',
          width: '10px',
          height: '10px',
          borderRadius: radius.pill,
          background: accent.solid,
        },
      },
    },
  ],
  pointed: [line, { borderInlineStart: `1px dashed ${text.muted}` }],
});

/** A dip that would be too narrow to see. */
export const dip = style({
  position: 'absolute',
  minHeight: '3px',
  background: severity.high.mark,
  pointerEvents: 'none',
  selectors: {
    // Its mark on the axis, in a row with all others.
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInlineStart: '-3px',
      width: 0,
      borderInline: '4.5px solid transparent',
      borderBlockEnd: `6px solid ${severity.high.mark}`,
    },
  },
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const tip = style({
  ...textSizes[12],
  position: 'absolute',
  insetBlockStart: space[4],
  display: 'grid',
  padding: `${space[4]} ${space[8]}`,
  marginInline: space[8],
  borderRadius: radius.control,
  background: surface.inverse,
  color: text.inverse,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-side="before"]': { translate: 'calc(-100% - 16px)' } },
});
