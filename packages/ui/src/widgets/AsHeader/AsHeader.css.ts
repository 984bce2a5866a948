import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { breakAnywhere } from '../../css/text.css.ts';
import { from, under } from '../../css/media.ts';
import { nameTop, stickyNameVar, stickyTopVar } from '../../css/stickyTop.css.ts';
import { layer, measure, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { surface, text } = vars.color;

/** Height of the sticky name. */
const NAME = '36px';

/** If the name sticks, name and rest are parts of the page itself, so that it sticks to the end of the page. */
export const root = style([
  atoms({ display: 'grid', gap: 4 }),
  { ...textSizes[14], gridTemplateColumns: 'minmax(0, 1fr)', '@media': { [from('md')]: { display: 'contents' } } },
]);

export const title = style([
  atoms({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' }),
  {
    gap: '4px 16px',
    color: text.muted,
    '@media': {
      [from('md')]: {
        position: 'sticky',
        insetBlockStart: nameTop,
        zIndex: layer.sticky + 1,
        flexWrap: 'nowrap',
        alignItems: 'center',
        height: NAME,
        background: surface.page,
        ...textSizes[14],
      },
    },
  },
]);

globalStyle(`:root:has(${title})`, {
  '@media': {
    [from('md')]: {
      vars: { [stickyNameVar]: NAME },
      scrollPaddingTop: `calc(${fallbackVar(stickyTopVar, '0px')} + ${NAME})`,
    },
  },
});

/** Facts and note, as close to the name as possible, and in as few lines as possible. */
export const rest = style({
  display: 'grid',
  gap: space[4],
  minWidth: 0,
  '@media': {
    [from('md')]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[2]} ${space[24]}`,
      minHeight: '52px',
      alignContent: 'start',
      marginBlockStart: `calc(-1 * ${space[12]})`,
    },
  },
});

export const heading = style([
  breakAnywhere,
  atoms({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', minWidth: 0 }),
  {
    gap: '0 12px',
    color: text.strong,
    ...textSizes[24],
    '@media': { [from('md')]: { flexWrap: 'nowrap' } },
  },
]);

export const number = style({ fontFamily: vars.font.mono, fontWeight: fontWeights.strong, letterSpacing: '-0.03em' });
/** On a phone it has a line of its own, limited until the details are opened, so that nothing moves when it loads. */
export const name = style([
  breakAnywhere,
  {
    minWidth: 0,
    fontWeight: fontWeights.medium,
    letterSpacing: '-0.02em',
    '@media': {
      // One line, which sticks: the whole name is in the window's title and under Organization.
      [from('md')]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      [under('tablet')]: {
        flexBasis: '100%',
        ...textSizes[20],
        selectors: {
          ':not([data-expanded]) > * > * > &': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        },
      },
    },
  },
]);

/** Placeholder for the country and the button. */
export const placeOfCountry = style({
  width: '18ch',
  '@media': { [under('tablet')]: { minHeight: measure.controlSmall } },
});

export const toggle = style({ '@media': { [from('tablet')]: { display: 'none' } } });
globalStyle(`${toggle} svg`, { transition: `rotate ${vars.motion.quick} ${vars.motion.curve}` });
globalStyle(`${toggle} [aria-expanded="true"] svg`, { rotate: '180deg' });

export const facts = style({
  minWidth: 0,
  '@media': {
    [under('tablet')]: { selectors: { '&:not([data-expanded])': { display: 'none' } } },
    // Facts and note share lines.
    [from('md')]: { display: 'contents' },
  },
});
