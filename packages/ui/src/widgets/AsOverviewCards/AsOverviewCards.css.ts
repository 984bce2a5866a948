import { style } from '@vanilla-extract/css';

/** Depends on the width beside the side menu, not on the window. */
export const root = style({ containerType: 'inline-size' });

/** The figures above the cards, side by side as far as they fit. */
export const strip = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  marginBlockEnd: '16px',
});

export const grid = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 1160px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
