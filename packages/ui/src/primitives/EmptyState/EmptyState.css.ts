import { style, styleVariants } from '@vanilla-extract/css';
import { measure, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  padding: `${space[32]} ${space[16]}`,
  textAlign: 'center',
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  marginBottom: space[4],
  borderRadius: radius.card,
});

export const tone = styleVariants(
  { neutral: vars.color.tone.neutral, invalid: vars.color.tone.invalid },
  ({ soft, text }) => ({ background: soft, color: text }),
);

export const title = style({ ...textSizes[14], fontWeight: fontWeights.strong });

export const body = style({
  ...textSizes[14],
  maxWidth: measure.prose,
  color: vars.color.text.muted,
  textWrap: 'pretty',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  marginTop: space[8],
});
