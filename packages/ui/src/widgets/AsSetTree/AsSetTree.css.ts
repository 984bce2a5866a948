import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../css/media.ts';
import { measure, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, relation, surface, text, tone } = vars.color;
/** Maximum height; a larger tree scrolls inside. */
const HEIGHT = '480px';

export const root = style({
  display: 'grid',
  gap: space[8],
  minWidth: 0,
  color: text.strong,
  fontFamily: vars.font.text,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: measure.controlSmall,
});
export const title = style({ ...textSizes[14], margin: 0, fontWeight: fontWeights.medium });
export const note = style({ ...textSizes[12], margin: 0, color: text.muted });

export const scroll = style({
  maxHeight: HEIGHT,
  overflow: 'auto',
  padding: space[16],
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.card,
});
/** Left to right in every language: the layout decides where the root is. */
export const drawing = style({ position: 'relative', direction: 'ltr' });

export const lines = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const line = style({
  fill: 'none',
  stroke: relation.unspecified,
  strokeWidth: 1,
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const box = style({
  ...textSizes[12],
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  boxSizing: 'border-box',
  paddingInline: space[8],
  border: `1px solid ${border.control}`,
  borderRadius: radius.control,
  background: surface.card,
  overflow: 'hidden',
  selectors: {
    '&[data-end="loop"]': { borderColor: tone.invalid.border, background: tone.invalid.soft },
    '&[data-end="missing"]': { borderStyle: 'dashed' },
  },
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  overflow: 'hidden',
  color: text.muted,
  whiteSpace: 'nowrap',
  selectors: { '[data-end="loop"] &': { color: tone.invalid.text } },
});
