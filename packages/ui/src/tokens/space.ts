/** Distances, named by their pixels: unit 8, half step 4 (2 and 12 for the inside of small controls). */
export const space = {
  0: '0',
  2: '2px',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  24: '24px',
  32: '32px',
  48: '48px',
  64: '64px',
  96: '96px',
} as const;

/** Corner radii: controls 6, cards 10. */
export const radius = { none: '0', small: '4px', control: '6px', card: '10px', pill: '999px' } as const;

/** Fixed sizes. */
export const measure = {
  /** Maximum width of content: fills a window of 1920 px. */
  content: '1840px',
  /** Width of running text. */
  prose: '68ch',
  /** Width of a form. */
  form: '40rem',
  sideMenu: '240px',
  /** Heights of controls. */
  controlSmall: '28px',
  control: '36px',
  controlLarge: '48px',
  /** Minimum size of anything that can be pressed. */
  target: '24px',
} as const;

/** Stacking order. */
export const layer = { sticky: 10, header: 20, overlay: 30, toast: 40, tooltip: 50 } as const;
