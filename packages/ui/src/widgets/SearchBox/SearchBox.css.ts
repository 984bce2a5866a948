import { keyframes, style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { focusRing, focusRingWithin } from '../../css/focus.css.ts';
import { from, reducedMotion, under } from '../../css/media.ts';
import { unseen } from '../../css/unseen.ts';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { layer, measure, radius } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { surface, border, text } = vars.color;

/** Where links, box and account have the least room in the header. */
const tight = `${from('lg')} and (max-width: ${breakpoints.xl - 0.02}px)`;

export const root = style([
  atoms({ display: 'block', position: 'relative', width: 'full', minWidth: 0 }),
  { zIndex: layer.sticky },
]);

export const field = style([
  focusRingWithin,
  atoms({ display: 'flex', alignItems: 'center', gap: 8, paddingX: 12, borderRadius: 'control', background: 'card' }),
  {
    height: measure.control,
    '@media': { [tight]: { paddingInline: '8px', gap: '4px' } },
    border: `1px solid ${border.control}`,
    cursor: 'text',
    transition: `border-color ${vars.motion.quick} ${vars.motion.curve}`,
    selectors: {
      '&:hover': { borderColor: border.controlHover },
      [`${root}[data-size="hero"] &`]: {
        height: '56px',
        paddingInline: '20px 12px',
        gap: '12px',
        borderRadius: radius.card,
        boxShadow: vars.shadow.float,
        // The whole hint fits on a phone.
        '@media': { [under('mob_l')]: { paddingInline: '12px', gap: '8px' } },
      },
    },
  },
]);

export const icon = style({
  flexShrink: 0,
  width: '16px',
  color: text.muted,
  selectors: { [`${root}[data-size="hero"] &`]: { width: '20px' } },
});

export const input = style([
  atoms({ minWidth: 0, flexGrow: 1, height: 'full', border: 'none' }),
  {
    padding: 0,
    background: 'none',
    outline: 'none',
    textOverflow: 'ellipsis',
    ...textSizes[14],
    selectors: {
      '&::placeholder': { color: text.muted, opacity: 1 },
      [`${root}[data-size="hero"] &`]: textSizes[16],
    },
    // Below 16 px iOS zooms into the page when the field is focused.
    '@media': { '(pointer: coarse)': { fontSize: '1rem' } },
  },
]);

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({
  flexShrink: 0,
  width: '16px',
  color: text.muted,
  animation: `${turn} 900ms linear infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const clear = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: measure.target,
    height: measure.target,
    padding: 0,
    border: 'none',
    borderRadius: radius.small,
    background: 'none',
    color: text.muted,
    cursor: 'pointer',
    selectors: { '&:hover': { background: surface.hover, color: text.strong } },
  },
]);

export const key = style({
  flexShrink: 0,
  minWidth: '20px',
  padding: '1px 6px',
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.small,
  background: surface.sunken,
  color: text.muted,
  fontFamily: vars.font.mono,
  textAlign: 'center',
  ...textSizes[12],
  '@media': {
    '(pointer: coarse)': { display: 'none' },
    [under('sm')]: { display: 'none' },
    [tight]: {
      selectors: { [`${root}[data-size="header"] &`]: { display: 'none' } },
    },
  },
});

export const announcement = style({ ...unseen, whiteSpace: 'nowrap' });
