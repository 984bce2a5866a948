import { style, styleVariants } from '@vanilla-extract/css';
import { measure, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';
import type { FieldSize } from './Field.variants.ts';

const { border, surface, text, tone } = vars.color;

/** Label, control and texts, stacked. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  fontFamily: vars.font.text,
});

export const label = style({ ...textSizes[13], color: text.strong, fontWeight: fontWeights.medium });

export const description = style({ ...textSizes[13], display: 'block', color: text.muted });

export const error = style({
  ...textSizes[13],
  display: 'flex',
  gap: space[4],
  color: tone.invalid.text,
  selectors: { '&:empty': { display: 'none' } },
});

/** Aligned with the first line of the words. */
export const errorSign = style({ display: 'inline-flex', paddingTop: '2px' });

/** The box to write or choose in. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minWidth: 0,
  border: `1px solid ${border.control}`,
  borderRadius: radius.control,
  background: surface.card,
  color: text.strong,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { borderColor: border.controlHover },
    '&[data-invalid]': { borderColor: tone.invalid.mark },
    '&[data-disabled]': { borderColor: border.subtle, background: surface.sunken, color: text.disabled },
  },
});

export const size = styleVariants({
  small: { ...textSizes[13], minHeight: measure.controlSmall, paddingInline: space[8] },
  medium: { ...textSizes[14], minHeight: measure.control, paddingInline: space[12] },
  large: { ...textSizes[16], minHeight: measure.controlLarge, paddingInline: space[16] },
} satisfies Record<FieldSize, object>);

export const input = style({
  flexGrow: 1,
  alignSelf: 'stretch',
  width: '100%',
  minWidth: 0,
  padding: 0,
  border: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: text.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const sign = style({ display: 'inline-flex', flexShrink: 0, color: text.muted });

/** A button inside the box: extends into its padding, so that the target is larger than the icon. */
export const inside = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: measure.target,
  height: measure.target,
  marginInlineEnd: '-4px',
  padding: 0,
  border: 'none',
  borderRadius: radius.small,
  background: 'transparent',
  color: text.muted,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: text.strong, background: surface.hover } },
});
