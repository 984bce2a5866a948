import { globalStyle, style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { breakAnywhere } from '../../css/text.css.ts';
import { from, under } from '../../css/media.ts';
import { measure } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text } = vars.color;

export const root = style([
  atoms({ display: 'grid', gap: 12 }),
  { ...textSizes[14], gridTemplateColumns: 'minmax(0, 1fr)' },
]);

export const title = style([
  atoms({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' }),
  { gap: '4px 16px', color: text.muted },
]);

export const heading = style([
  breakAnywhere,
  atoms({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', minWidth: 0 }),
  {
    gap: '0 12px',
    color: text.strong,
    ...textSizes[24],
    '@media': { [from('tablet')]: textSizes[32] },
  },
]);

export const number = style({ fontFamily: vars.font.mono, fontWeight: fontWeights.strong, letterSpacing: '-0.03em' });
/** On a phone a line of its own, and no more of it before the details are asked for: nothing moves when it comes. */
export const name = style([
  breakAnywhere,
  {
    minWidth: 0,
    fontWeight: fontWeights.medium,
    letterSpacing: '-0.02em',
    '@media': {
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

/** Of the country and the button, before they are known. */
export const placeOfCountry = style({
  width: '18ch',
  '@media': { [under('tablet')]: { minHeight: measure.controlSmall } },
});

export const toggle = style({ '@media': { [from('tablet')]: { display: 'none' } } });
globalStyle(`${toggle} svg`, { transition: `rotate ${vars.motion.quick} ${vars.motion.curve}` });
globalStyle(`${toggle} [aria-expanded="true"] svg`, { rotate: '180deg' });

export const facts = style({
  '@media': { [under('tablet')]: { selectors: { '&:not([data-expanded])': { display: 'none' } } } },
});
