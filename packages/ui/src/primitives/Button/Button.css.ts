import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { forcedColors, under } from '../../css/media.ts';
import { measure, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';
import type { ButtonKind, ButtonSize } from './Button.variants.ts';

const { accent, border, surface, text, tone } = vars.color;

export const root = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontFamily: vars.font.text,
  fontWeight: fontWeights.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  selectors: {
    '&[data-disabled]': { cursor: 'default' },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    [forcedColors]: { borderColor: 'ButtonBorder' },
    // Large text on a phone: words wrap if they do not fit on one line.
    [under('tablet')]: { maxWidth: '100%', whiteSpace: 'normal' },
  },
});

const filled = (rest: string, hover: string, pressed: string, words: string): StyleRule => ({
  background: rest,
  color: words,
  selectors: {
    '&[data-hovered]': { background: hover },
    '&[data-pressed]': { background: pressed },
    '&[data-disabled]': { background: surface.pressed, color: text.disabled },
  },
});

const shade = (colour: string): string => `color-mix(in srgb, ${colour} 88%, black)`;

export const kind = styleVariants({
  primary: filled(accent.solid, accent.solidHover, accent.solidPressed, accent.onSolid),
  secondary: {
    background: surface.card,
    borderColor: border.action,
    color: text.strong,
    selectors: {
      '&[data-hovered]': { background: surface.hover, borderColor: border.control },
      '&[data-pressed]': { background: surface.pressed },
      '&[data-disabled]': { borderColor: border.subtle, color: text.disabled },
    },
  },
  quiet: {
    background: 'transparent',
    color: text.muted,
    selectors: {
      '&[data-hovered]': { background: surface.hover, color: text.strong },
      '&[data-pressed]': { background: surface.pressed, color: text.strong },
      '&[data-disabled]': { color: text.disabled },
    },
  },
  danger: filled(tone.invalid.solid, shade(tone.invalid.solid), shade(tone.invalid.solid), tone.invalid.onSolid),
  pro: filled(tone.pro.solid, shade(tone.pro.solid), shade(tone.pro.solid), tone.pro.onSolid),
} satisfies Record<ButtonKind, StyleRule>);

export const size = styleVariants({
  small: { minHeight: measure.controlSmall, paddingInline: space[8], gap: space[4], ...textSizes[13] },
  medium: { minHeight: measure.control, paddingInline: space[12], gap: space[8], ...textSizes[14] },
  large: { minHeight: measure.controlLarge, paddingInline: space[24], gap: space[8], ...textSizes[16] },
} satisfies Record<ButtonSize, StyleRule>);

export const wide = style({ width: '100%' });

/** The words of a pending button keep their space, so that nothing moves. */
export const hiddenWhileWaiting = style({
  display: 'contents',
  selectors: { '[data-pending] > &': { visibility: 'hidden' } },
});

export const wait = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
