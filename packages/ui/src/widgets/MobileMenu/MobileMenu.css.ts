import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focus.css.ts';
import { under } from '../../css/media.ts';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, border, surface, text } = vars.color;

/** Shown if the bar has no room for the box. */
export const search = style({
  display: 'none',
  marginBottom: space[16],
  '@media': { [under('mob_l')]: { display: 'block' } },
});

export const part = style({
  selectors: {
    '& + &': { marginTop: space[12], paddingTop: space[12], borderTop: `1px solid ${border.subtle}` },
  },
});

/** The background of a line extends into the drawer's margin, so that text lines up with its title. */
export const links = style({ display: 'grid', gap: '2px', marginInline: `-${space[12]}` });

export const link = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: '44px',
    padding: `${space[8]} ${space[12]}`,
    borderRadius: radius.control,
    color: text.strong,
    textDecoration: 'none',
    ...textSizes[16],
    fontWeight: fontWeights.medium,
    selectors: {
      '&[data-hovered]': { background: surface.hover },
      '&[aria-current]': { background: surface.selected, color: accent.text },
    },
  },
]);

export const words = style({ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const note = style({
  display: 'block',
  color: text.muted,
  ...textSizes[13],
  fontWeight: fontWeights.regular,
});

export const group = style({});

/** The title of a group looks like the other lines, with an arrow. */
globalStyle(`${group} > * > * > button`, {
  flexDirection: 'row-reverse',
  minHeight: '44px',
  paddingInline: space[12],
  ...textSizes[16],
});

export const ways = style({
  display: 'grid',
  gap: space[8],
  marginTop: space[16],
  paddingTop: space[16],
  borderTop: `1px solid ${border.subtle}`,
});
