import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../css/media.ts';
import { measure, radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { surface, text, tone } = vars.color;

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });

export const root = style({
  ...textSizes[13],
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: measure.target,
  paddingInline: space[8],
  border: `1px solid ${tone.neutral.border}`,
  borderRadius: radius.control,
  background: tone.neutral.soft,
  color: text.strong,
  cursor: 'default',
  selectors: {
    '&:has([slot="remove"])': { paddingInlineEnd: 0 },
    '&[data-selected]': { background: surface.selected, borderColor: vars.color.accent.border },
    '&[data-disabled]': { color: text.disabled },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: measure.target,
  height: measure.target,
  padding: 0,
  border: 'none',
  borderRadius: radius.small,
  background: 'transparent',
  color: text.muted,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: text.strong, background: surface.pressed } },
});
