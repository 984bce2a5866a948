import { globalStyle, style } from '@vanilla-extract/css';
import { radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text } = vars.color;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: surface.card,
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  padding: `${space[8]} ${space[12]}`,
  borderBlockEnd: `1px solid ${border.subtle}`,
});

/** As high as a picture, also on a phone. */
const height = 'clamp(300px, 52vw, 560px)';

export const stage = style({
  position: 'relative',
  height,
  background: surface.page,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const map = style({
  position: 'absolute',
  inset: 0,
  outline: 'none',
  selectors: {
    '&[data-over]': { cursor: 'pointer' },
    // Above the drawing.
    '&:focus-visible::after': {
      content: '',
      position: 'absolute',
      zIndex: 1,
      inset: 0,
      boxShadow: `inset 0 0 0 2px ${border.focus}`,
      pointerEvents: 'none',
    },
  },
});

export const controls = style({
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineEnd: 12,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[2],
  background: surface.raised,
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.control,
});

/** Share of the card before its place; set by the map. */
export const cardBefore = '--map-card-before';

/** On the selected speaker; the map moves it. */
export const marker = style({ position: 'absolute', insetBlockStart: 0, left: 0, width: 0, height: 0 });

export const card = style({
  position: 'absolute',
  bottom: 16,
  left: 0,
  transform: `translateX(calc(-100% * var(${cardBefore}, 0.5)))`,
  selectors: { [`${marker}[data-below] &`]: { top: 16, bottom: 'auto' } },
  display: 'flex',
  alignItems: 'start',
  gap: space[8],
  width: 'max-content',
  maxWidth: '240px',
  padding: `${space[8]} ${space[12]}`,
  background: surface.raised,
  borderRadius: radius.control,
  boxShadow: vars.shadow.float,
  ...textSizes[14],
});

export const facts = style({ display: 'grid', gap: space[4], minWidth: 0, overflowWrap: 'anywhere' });

export const message = style({
  ...textSizes[14],
  margin: 0,
  color: text.muted,
  padding: space[12],
  borderBlockStart: `1px solid ${border.subtle}`,
});

export const table = style({ padding: space[12] });

export const centre = style({ display: 'grid', placeItems: 'center', minHeight: height, padding: space[16] });

export const attribution = style({
  ...textSizes[12],
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  padding: `${space[2]} ${space[8]}`,
  background: surface.card,
  color: text.muted,
});

globalStyle(`${map} canvas`, { maxWidth: 'none' });
