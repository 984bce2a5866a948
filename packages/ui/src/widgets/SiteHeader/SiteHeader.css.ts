import { globalStyle, style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { focusRing } from '../../css/focus.css.ts';
import { from, under } from '../../css/media.ts';
import { stickyTopVar } from '../../css/stickyTop.css.ts';
import { layer, radius } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { surface, border, text } = vars.color;

const HEIGHT = '85px';

export const root = style({
  boxSizing: 'border-box',
  height: HEIGHT,
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  borderBottom: '1px solid transparent',
  transition: `background ${vars.motion.usual} ${vars.motion.curve}, border-color ${vars.motion.usual}`,
  selectors: {
    '&[data-scrolled]': {
      background: `color-mix(in srgb, ${surface.page} 78%, transparent)`,
      backdropFilter: 'blur(12px) saturate(1.4)',
      borderBottomColor: border.subtle,
    },
  },
});

globalStyle(`:root:has(${root})`, { vars: { [stickyTopVar]: HEIGHT }, scrollPaddingTop: HEIGHT });

export const bar = style([
  atoms({
    display: 'flex',
    alignItems: 'center',
    gap: { base: 12, md: 24 },
  }),
  { height: `calc(${HEIGHT} - 1px)` },
]);

export const nav = style([atoms({ display: { base: 'none', md: 'block' } })]);

export const links = style([atoms({ display: 'flex', gap: 4 })]);

export const link = style([
  focusRing,
  {
    display: 'block',
    padding: '6px 10px',
    borderRadius: radius.control,
    color: text.muted,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ...textSizes[14],
    fontWeight: fontWeights.medium,
    transition: `color ${vars.motion.quick}, background ${vars.motion.quick}`,
    selectors: {
      '&[data-hovered]': { color: text.strong, background: surface.hover },
      '&[aria-current]': { color: text.strong },
    },
  },
]);

/** Takes the room between links and actions, and ends where the actions begin. */
export const search = style([
  atoms({ flexGrow: 1, minWidth: 0, display: 'flex', justifyContent: 'end' }),
  { '@media': { [under('mob_l')]: { visibility: 'hidden', width: 0 } } },
]);

export const searchWidth = style({ width: '100%', '@media': { [from('md')]: { maxWidth: '480px' } } });

export const actions = style([atoms({ display: 'flex', alignItems: 'center', gap: 8, flexShrink: 0 })]);

/** Keeps the place of the button while it is fetched. */
export const burger = style([atoms({ display: { base: 'block', md: 'none' }, flexShrink: 0 }), { minWidth: '32px' }]);
