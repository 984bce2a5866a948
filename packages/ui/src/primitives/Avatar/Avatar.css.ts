import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { forcedColors } from '../../css/media.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';
import type { AvatarSize } from './Avatar.variants.ts';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.accent.border}`,
  borderRadius: '50%',
  background: vars.color.accent.soft,
  color: vars.color.accent.text,
  fontFamily: vars.font.text,
  fontWeight: fontWeights.medium,
  userSelect: 'none',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});

/** In `em`, so that the letters still fit when the reader enlarges text. */
export const size = styleVariants({
  small: { ...textSizes[12], width: '2em', height: '2em' },
  medium: { ...textSizes[14], width: '2.5em', height: '2.5em' },
  large: { ...textSizes[20], width: '2.8em', height: '2.8em' },
} satisfies Record<AvatarSize, StyleRule>);

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
