import { style } from '@vanilla-extract/css';
import { measure, radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, border, surface, text } = vars.color;

export const root = style({ containerType: 'inline-size', display: 'grid', justifyItems: 'center', gap: space[32] });

export const cards = style({
  display: 'grid',
  gap: space[16],
  width: '100%',
  '@container': {
    '(min-width: 547px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 880px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  padding: space[24],
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.card,
});

export const sign = style({ marginBottom: space[8], color: accent.text });

export const description = style({ color: text.muted, textWrap: 'pretty', ...textSizes[14] });

export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  width: measure.controlLarge,
  height: measure.controlLarge,
  border: `1px solid ${border.action}`,
  borderRadius: radius.pill,
  background: surface.card,
  color: text.strong,
  transition: `background ${vars.motion.quick}`,
  selectors: { '&:hover': { background: surface.hover } },
});
