import { keyframes, style } from '@vanilla-extract/css';
import { forcedColors } from '../../css/media.ts';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';
import { fade } from './fade.ts';

const { accent, border, text } = vars.color;

const more = `linear-gradient(to right, #000 calc(100% - ${fade}px), transparent)`;
const moreAfterEnd = keyframes({ '0%, 99%': { maskImage: more }, '100%': { maskImage: 'none' } });

/** Scrolls sideways on narrow screens: tabs never wrap. If there are more tabs beyond an edge, the row fades there. */
export const list = style({
  '@supports': {
    '(animation-timeline: scroll(self inline))': {
      animationName: moreAfterEnd,
      animationTimingFunction: 'linear',
      animationTimeline: 'scroll(self inline)',
    },
  },
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${border.subtle}`,
});

export const tab = style({
  ...textSizes[14],
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: space[8],
  minHeight: '40px',
  paddingInline: space[12],
  borderStartStartRadius: radius.control,
  borderStartEndRadius: radius.control,
  borderBottom: '2px solid transparent',
  color: text.muted,
  fontWeight: fontWeights.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `color ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { color: text.strong },
    '&[data-selected]': { color: text.strong, borderBottomColor: accent.solid },
    '&[data-disabled]': { color: text.disabled, cursor: 'default' },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-selected]': { borderBottomColor: 'Highlight' } } } },
});

export const count = style({
  ...textSizes[12],
  minWidth: '20px',
  paddingInline: '6px',
  borderRadius: radius.pill,
  background: vars.color.tone.neutral.soft,
  color: text.muted,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const panel = style({ paddingTop: space[16], borderRadius: radius.control });
