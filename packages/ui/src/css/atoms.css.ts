import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { measure, radius, space } from '../tokens/space.ts';
import { vars } from '../tokens/vars.css.ts';
import { from } from './media.ts';

const auto = { auto: 'auto' } as const;

/** Layout that may depend on the width: `{ base: …, tablet: … }`. */
const responsive = defineProperties({
  conditions: {
    base: {},
    sm: { '@media': from('sm') },
    tablet: { '@media': from('tablet') },
    md: { '@media': from('md') },
    lg: { '@media': from('lg') },
  },
  defaultCondition: 'base',
  properties: {
    display: ['none', 'block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid'],
    flexDirection: ['row', 'row-reverse', 'column', 'column-reverse'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: space,
    paddingTop: space,
    paddingBottom: space,
    paddingInlineStart: space,
    paddingInlineEnd: space,
    marginInlineStart: auto,
    marginInlineEnd: auto,
    textAlign: ['start', 'center', 'end'],
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingInlineStart', 'paddingInlineEnd'],
    paddingX: ['paddingInlineStart', 'paddingInlineEnd'],
    paddingY: ['paddingTop', 'paddingBottom'],
    marginX: ['marginInlineStart', 'marginInlineEnd'],
  },
});

const { surface, border, accent, tone } = vars.color;

/** Styles that are the same at every width. */
const plain = defineProperties({
  properties: {
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    minWidth: [0],
    position: ['relative', 'absolute', 'sticky'],
    overflow: ['hidden', 'auto', 'visible'],
    width: { full: '100%', content: measure.content, sideMenu: measure.sideMenu },
    maxWidth: { full: '100%', content: measure.content, prose: measure.prose, form: measure.form },
    height: { full: '100%' },
    borderRadius: radius,
    boxShadow: { float: vars.shadow.float },
    background: {
      page: surface.page,
      card: surface.card,
      sunken: surface.sunken,
      raised: surface.raised,
      selected: surface.selected,
      accentSoft: accent.soft,
      neutralSoft: tone.neutral.soft,
      infoSoft: tone.info.soft,
      validSoft: tone.valid.soft,
      invalidSoft: tone.invalid.soft,
      unknownSoft: tone.unknown.soft,
      proSoft: tone.pro.soft,
    },
    border: {
      none: 'none',
      subtle: `1px solid ${border.subtle}`,
      control: `1px solid ${border.control}`,
    },
    borderBottom: { subtle: `1px solid ${border.subtle}` },
    borderTop: { subtle: `1px solid ${border.subtle}` },
  },
});

export const atoms = createSprinkles(responsive, plain);
export type Atoms = Parameters<typeof atoms>[0];
