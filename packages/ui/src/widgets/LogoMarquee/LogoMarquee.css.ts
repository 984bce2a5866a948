import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../../css/media.ts';
import { radius, space } from '../../tokens/space.ts';

const toStart = keyframes({ to: { transform: 'translateX(-50%)' } });
const toStartFromTheRight = keyframes({ to: { transform: 'translateX(50%)' } });

const fade = 'linear-gradient(90deg, transparent, black 8%, black 92%, transparent)';

export const root = style({
  overflow: 'hidden',
  paddingBlock: space[16],
  borderRadius: radius.control,
  maskImage: fade,
  '@media': { [reducedMotion]: { maskImage: 'none' } },
  selectors: { '&:focus-visible': { maskImage: 'none' } },
});

/** Two copies, of which one is always visible. */
export const belt = style({
  display: 'flex',
  width: 'max-content',
  minWidth: '200%',
  animation: `${toStart} 18s linear infinite`,
  selectors: {
    '&:dir(rtl)': { animationName: toStartFromTheRight },
    [`${root}:hover &, ${root}:focus-within &, ${root}:focus &`]: { animationPlayState: 'paused' },
  },
  '@media': { [reducedMotion]: { animation: 'none', width: 'auto', minWidth: 0 } },
});

export const round = style({
  display: 'flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'space-around',
  gap: space[64],
  paddingInline: space[32],
  '@media': {
    [reducedMotion]: { flexWrap: 'wrap', flexShrink: 1, justifyContent: 'center', gap: `${space[24]} ${space[48]}` },
  },
});

export const echo = style({ '@media': { [reducedMotion]: { display: 'none' } } });

/** Logos that do not move, in rows. */
export const still = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-around',
  gap: `${space[24]} ${space[48]}`,
});

globalStyle(`:is(${round}, ${still}) > li`, { minWidth: 0 });
