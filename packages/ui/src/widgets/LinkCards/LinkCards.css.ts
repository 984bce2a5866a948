import { style } from '@vanilla-extract/css';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, border, surface, text } = vars.color;

export const root = style({ containerType: 'inline-size' });

export const cards = style({
  display: 'grid',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    '(min-width: 547px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 1024px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' },
  },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  height: '100%',
  padding: space[16],
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.card,
  color: text.strong,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.quick}`,
  selectors: { 'a&:hover': { borderColor: accent.border, background: surface.hover } },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  fontWeight: fontWeights.medium,
  ...textSizes[16],
});

/** Above the label in a row of many narrow cards, so that it is in the same place for short and long labels. */
export const sign = style({
  display: 'inline-flex',
  color: accent.text,
  '@container': { '(min-width: 1024px)': { flexBasis: '100%' } },
});
export const description = style({ color: text.muted, textWrap: 'pretty', ...textSizes[14] });
