import { style } from '@vanilla-extract/css';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, surface, text } = vars.color;
/** Indentation per level. */
const STEP = '16px';

export const root = style({ display: 'grid', gap: space[2], outline: 'none' });

export const item = style({
  ...textSizes[14],
  borderRadius: radius.control,
  color: text.strong,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: surface.hover },
    '&:has([aria-current])': { background: surface.selected },
  },
});

export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '32px',
  paddingBlock: space[4],
  paddingInlineStart: `calc((var(--tree-item-level) - 1) * ${STEP})`,
  paddingInlineEnd: space[8],
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-kind="category"]': { fontWeight: fontWeights.medium },
    // Indented to the text of a category of the same level, which comes after its arrow.
    '&[data-kind="article"]': {
      paddingInlineStart: `calc((var(--tree-item-level) - 1) * ${STEP} + ${space[12]})`,
      color: text.muted,
    },
    '&[aria-current]': { color: accent.text, fontWeight: fontWeights.medium },
  },
});

export const chevron = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '24px',
  height: '24px',
  padding: 0,
  border: 'none',
  borderRadius: radius.small,
  background: 'transparent',
  color: text.muted,
  cursor: 'pointer',
  transition: `rotate ${vars.motion.quick} ${vars.motion.curve}`,
  selectors: {
    '&:dir(rtl)': { rotate: '180deg' },
    '[data-expanded] &': { rotate: '90deg' },
  },
});

export const loader = style({ display: 'flex', paddingBlock: space[8], paddingInlineStart: space[48] });

export const loading = style({ display: 'grid', gap: space[16], padding: space[8] });
