import { style } from '@vanilla-extract/css';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text } = vars.color;

export const root = style({ containerType: 'inline-size' });

/** Scrolls sideways if two cards do not fit; part of the next one shows that there are more. */
export const view = style({
  position: 'relative',
  overflowX: 'auto',
  borderRadius: radius.card,
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  outline: 'none',
  '@container': { '(min-width: 547px)': { overflowX: 'visible' } },
});

export const row = style({
  display: 'grid',
  gap: space[16],
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(17rem, 82cqi)',
  // Room for the focus ring of the first and the last card.
  padding: '4px',
  '@container': {
    '(min-width: 547px)': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 768px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '(min-width: 1024px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const cell = style({ display: 'grid', minWidth: 0, scrollSnapAlign: 'start', scrollMarginInline: '4px' });

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: space[24],
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.card,
  color: text.strong,
  textDecoration: 'none',
  transition: `border-color ${vars.motion.quick}, background ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { borderColor: border.control },
    '&[data-pressed]': { background: surface.hover },
  },
});

export const description = style({ flexGrow: 1, textWrap: 'pretty', ...textSizes[14] });

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  color: text.link,
  fontWeight: fontWeights.medium,
  ...textSizes[14],
  selectors: { '[data-hovered] > &': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
