import { style } from '@vanilla-extract/css';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { pro } = vars.color.tone;

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  padding: `${space[32]} ${space[16]}`,
  border: `1px solid ${pro.border}`,
  borderRadius: radius.card,
  background: `color-mix(in srgb, ${pro.soft} 45%, ${vars.color.surface.card})`,
  color: vars.color.text.strong,
  textAlign: 'center',
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.card,
  background: pro.soft,
  color: pro.text,
});

export const title = style({ ...textSizes[16], maxWidth: '44ch', fontWeight: fontWeights.strong, textWrap: 'balance' });

export const body = style({ ...textSizes[14], maxWidth: '60ch', color: vars.color.text.muted, textWrap: 'pretty' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[8] });
