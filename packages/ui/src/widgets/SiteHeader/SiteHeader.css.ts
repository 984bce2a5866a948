import { globalStyle, style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { focusRing } from '../../css/focus.css.ts';
import { from, under } from '../../css/media.ts';
import { stickyTopVar } from '../../css/stickyTop.css.ts';
import { layer, measure, radius } from '../../tokens/space.ts';
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
    '&[data-menu-open]': { background: surface.raised, borderBottomColor: border.subtle },
  },
});

/** Dims the page while a menu of the bar is open, and not before: the menu's code may still be loading. */
export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.header,
  background: surface.scrim,
  opacity: 0,
  transition: `opacity ${vars.motion.usual} ${vars.motion.curve}`,
  selectors: { [`&:has(+ ${root} [data-nav-panel])`]: { opacity: 1 } },
});

globalStyle(`:root:has(${root})`, { vars: { [stickyTopVar]: HEIGHT }, scrollPaddingTop: HEIGHT });

export const bar = style([
  atoms({ display: 'flex', alignItems: 'center', gap: { base: 12, md: 16, lg: 8 } }),
  {
    height: `calc(${HEIGHT} - 1px)`,
    '@media': {
      // Leaves room for the whole name beside four buttons.
      [under('mob_l')]: { gap: '2px' },
      [under('tn')]: { gap: 0 },
      [from('xl')]: { gap: '24px' },
    },
  },
]);

/** Links beside the search box need more room than links alone: on narrower screens they are in the drawer. */
export const usualNav = style([atoms({ display: { base: 'none', md: 'block' } })]);
export const roomyNav = style([atoms({ display: { base: 'none', lg: 'block' } })]);
export const nav = style({ flexShrink: 0, height: '100%' });

export const links = style([
  atoms({ display: 'flex', height: 'full' }),
  { '@media': { [from('xl')]: { gap: '4px' } } },
]);

/** As high as the bar, so that the pointer crosses nothing else on its way from a link to its menu. */
export const entry = style([atoms({ display: 'flex', alignItems: 'center', height: 'full' })]);

export const link = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    // Closer together where seven of them, the search box and the account share 1280 to 1535 px.
    padding: '6px 4px',
    borderRadius: radius.control,
    color: text.muted,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ...textSizes[14],
    fontWeight: fontWeights.medium,
    transition: `color ${vars.motion.quick}, background ${vars.motion.quick}`,
    '@media': { [from('xl')]: { paddingInline: '10px' } },
    selectors: {
      '&[data-hovered], button&:hover': { color: text.strong, background: surface.hover },
      '&[aria-current], &[data-current]': { color: text.strong },
    },
  },
]);

/** Takes the space between links and actions, and ends where the actions begin. */
export const search = atoms({ flexGrow: 1, minWidth: 0, display: 'flex', justifyContent: 'end' });

export const searchWidth = style({
  width: '100%',
  '@media': { [from('md')]: { maxWidth: '480px' }, [under('mob_l')]: { display: 'none' } },
});

export const actions = style([
  atoms({ display: 'flex', alignItems: 'center', gap: { base: 8, lg: 4 }, flexShrink: 0 }),
  { '@media': { [under('tn')]: { gap: 0 }, [from('xl')]: { gap: '8px' } } },
]);

/** Instead of the box if there is no room for it. Reserves its space while the button loads. */
export const searchIcon = style({
  display: 'none',
  minWidth: measure.control,
  '@media': { [under('mob_l')]: { display: 'inline-flex' } },
});

/** Room for two buttons, and for a key hint if there is one, so that nothing that loads later pushes the search box. */
export const awaited = style({
  justifyContent: 'end',
  minWidth: '80px',
  '@media': { [`${from('md')} and (pointer: fine)`]: { minWidth: '138px' } },
});

export const account = style([
  atoms({ alignItems: 'center', justifyContent: 'end', gap: 8, flexShrink: 0 }),
  // Where all of it may be in the menu, no space is reserved.
  { display: 'flex', '@media': { [under('sm')]: { display: 'contents' } } },
]);

/** As wide as the trial and the log-in buttons, so that nothing that loads later pushes the search box or a button that is being pressed. */
export const accountAwaited = style({
  '@media': { [from('sm')]: { minWidth: '104px' }, [from('tablet')]: { minWidth: '266px' } },
});

/** Reserves the space of the button while it loads. */
export const burger = style({ flexShrink: 0, minWidth: measure.control });
export const usualBurger = style([atoms({ display: { base: 'block', md: 'none' } })]);
export const roomyBurger = style([atoms({ display: { base: 'block', lg: 'none' } })]);
