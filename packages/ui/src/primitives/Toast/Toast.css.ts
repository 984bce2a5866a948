import { style, styleVariants } from '@vanilla-extract/css';
import { layer, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const region = style({
  position: 'fixed',
  insetBlockEnd: space[16],
  insetInlineEnd: space[16],
  zIndex: layer.toast,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[8],
  width: 'min(24rem, calc(100% - 32px))',
  borderRadius: radius.card,
  outline: 'none',
});

export const item = style({ borderRadius: radius.card, outline: 'none' });

export const root = style({
  ...textSizes[14],
  display: 'flex',
  alignItems: 'start',
  gap: space[12],
  padding: `${space[12]} ${space[8]} ${space[12]} ${space[16]}`,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.card,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.float,
  color: vars.color.text.strong,
  fontFamily: vars.font.text,
});

export const sign = styleVariants(vars.color.tone, ({ text }) => ({ color: text, display: 'flex', paddingTop: '2px' }));

export const words = style({ flexGrow: 1, minWidth: 0 });

export const title = style({ fontWeight: fontWeights.medium });

export const description = style({ color: vars.color.text.muted });

export const close = style({ marginBlock: '-4px' });
