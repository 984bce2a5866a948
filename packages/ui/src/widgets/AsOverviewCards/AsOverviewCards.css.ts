import { style } from '@vanilla-extract/css';

/** The room beside the side menu decides, not the window. */
export const root = style({ containerType: 'inline-size' });

/** The figures beside each other as far as there is room, above the cards. */
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
