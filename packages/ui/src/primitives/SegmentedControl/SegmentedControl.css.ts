import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { forcedColors } from '../../css/media.ts';
import { measure, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';
import type { SegmentSize } from './SegmentedControl.variants.ts';

const { border, surface, text } = vars.color;

export const root = style({
  display: 'inline-flex',
  // On a phone, many segments wrap to a second line.
  flexWrap: 'wrap',
  gap: space[2],
  borderRadius: radius.control,
  background: surface.pressed,
});

/** As high as other controls of its size, including the border around the segments. */
export const size = styleVariants({
  small: { padding: space[2] },
  medium: { padding: '3px' },
} satisfies Record<SegmentSize, StyleRule>);

export const segmentSize = styleVariants({
  small: { minHeight: measure.target },
  medium: { minHeight: '30px' },
} satisfies Record<SegmentSize, StyleRule>);

export const segment = style({
  ...textSizes[13],
  paddingInline: space[12],
  border: '1px solid transparent',
  borderRadius: radius.small,
  background: 'transparent',
  color: text.muted,
  fontFamily: vars.font.text,
  fontWeight: fontWeights.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { color: text.strong },
    '&[data-selected]': { background: surface.card, borderColor: border.control, color: text.strong },
    '&[data-disabled]': { color: text.disabled, cursor: 'default' },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } } },
});
