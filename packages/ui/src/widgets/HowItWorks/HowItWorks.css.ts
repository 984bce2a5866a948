import { keyframes, style } from '@vanilla-extract/css';
import { from, under, unscripted } from '../../css/media.ts';
import { stickyTop } from '../../css/stickyTop.css.ts';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';
import { SCREENS } from './howItWorks.ts';

const { accent, border, text } = vars.color;
const wide = from('tablet');

export const root = style({ '@media': { [wide]: { height: `${SCREENS * 100}vh` }, [unscripted]: { height: 'auto' } } });

/** Stays in the window while the section scrolls. */
export const stage = style({
  '@media': {
    [wide]: {
      position: 'sticky',
      top: stickyTop,
      display: 'grid',
      alignItems: 'center',
      height: `calc(100vh - ${stickyTop})`,
    },
    [unscripted]: { position: 'static', height: 'auto' },
  },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  marginBottom: space[24],
  '@media': { [wide]: { marginBottom: space[32] } },
});

/** Steps advance by themselves on narrow screens only. */
export const pause = style({
  '@media': { [wide]: { display: 'none' }, '(prefers-reduced-motion: reduce)': { display: 'none' } },
});

export const body = style({
  display: 'grid',
  gap: space[24],
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', alignItems: 'center', gap: space[64] },
  },
});

/** Narrow: the titles on one line, or more if text is large, and below them the text of the current step, in the space of the longest one. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3.75rem, 1fr))',
  columnGap: space[8],
  order: 1,
  '@media': { [wide]: { gridTemplateColumns: 'none', gap: space[8], order: 0 } },
});

export const step = style({ display: 'contents', '@media': { [wide]: { display: 'block' } } });

export const button = style({
  position: 'relative',
  padding: `${space[12]} 0 ${space[8]}`,
  border: 'none',
  borderRadius: radius.small,
  background: 'transparent',
  color: text.muted,
  fontFamily: vars.font.text,
  fontWeight: fontWeights.medium,
  textAlign: 'start',
  cursor: 'pointer',
  ...textSizes[13],
  transition: `color ${vars.motion.usual}`,
  selectors: { '&:hover, [data-current] > &': { color: text.strong } },
  '@media': {
    [wide]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[16],
      width: '100%',
      padding: `${space[8]} 0`,
      fontWeight: fontWeights.strong,
      ...textSizes[20],
    },
  },
});

const fills = keyframes({ from: { transform: 'scaleX(0)' } });

export const bar = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: '3px',
  borderRadius: radius.pill,
  background: border.subtle,
  overflow: 'hidden',
  '@media': { [wide]: { display: 'none' } },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: accent.solid,
    transformOrigin: 'left',
    display: 'none',
  },
  selectors: {
    '[data-current] &::after': { display: 'block' },
    '&[data-playing]::after': { animation: `${fills} 5000ms linear` },
    '&:dir(rtl)::after': { transformOrigin: 'right' },
  },
});

export const number = style({
  display: 'none',
  placeItems: 'center',
  flexShrink: 0,
  width: '36px',
  height: '36px',
  border: `1px solid ${border.control}`,
  borderRadius: radius.pill,
  fontVariantNumeric: 'tabular-nums',
  ...textSizes[14],
  selectors: {
    '[data-current] &': { borderColor: accent.solid, background: accent.solid, color: accent.onSolid },
  },
  '@media': { [wide]: { display: 'grid' } },
});

export const description = style({
  color: text.muted,
  textWrap: 'pretty',
  ...textSizes[16],
  '@media': {
    [under('tablet')]: {
      // Below the titles, however many lines they take: empty rows have no height.
      gridRow: SCREENS + 1,
      gridColumn: '1 / -1',
      visibility: 'hidden',
      selectors: { '[data-current] > &': { visibility: 'visible' } },
    },
    [wide]: { maxWidth: '48ch', paddingInlineStart: '52px', paddingBottom: space[8] },
  },
});
