import { keyframes, style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focus.css.ts';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, border, surface, text } = vars.color;

const falls = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** Below the bar, as wide as the window. */
export const root = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: 'calc(100dvh - 100%)',
  overflowY: 'auto',
  borderBlock: `1px solid ${border.subtle}`,
  background: surface.raised,
  boxShadow: vars.shadow.float,
  animation: `${falls} ${vars.motion.usual} ${vars.motion.curve}`,
});

export const list = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
});

export const item = style([
  focusRing,
  {
    display: 'flex',
    gap: space[12],
    height: '100%',
    padding: space[12],
    borderRadius: radius.card,
    color: text.strong,
    textDecoration: 'none',
    transition: `background ${vars.motion.quick}`,
    selectors: {
      '&[data-hovered]': { background: surface.hover },
      '&[aria-current]': { background: surface.selected },
    },
  },
]);

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '40px',
  height: '40px',
  borderRadius: radius.control,
  background: accent.soft,
  color: accent.text,
});

export const words = style({ display: 'grid', alignContent: 'start', gap: '2px', minWidth: 0 });
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  fontWeight: fontWeights.medium,
  ...textSizes[14],
});
export const description = style({ color: text.muted, textWrap: 'pretty', ...textSizes[13] });
