import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, under } from '../../css/media.ts';
import { pageEnd, pageEndVar } from '../../css/pageEnd.css.ts';
import { layer, measure, radius, space } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent } = vars.color;

/** In the margin of the page, so that it covers no content; on a phone, which has no margin, above the content until the reader scrolls down. */
export const place = style({
  position: 'fixed',
  insetBlockEnd: space[16],
  insetInlineEnd: space[2],
  zIndex: layer.header,
  transition: `opacity ${vars.motion.quick}`,
  '@media': {
    [under('tablet')]: {
      insetInlineEnd: space[8],
      selectors: { '&[data-away]:not(:focus-within)': { opacity: 0, pointerEvents: 'none' } },
    },
    print: { display: 'none' },
  },
});

/** Keeps the end of a page visible above it. */
globalStyle(`body:has(${place})`, { vars: { [pageEndVar]: space[64] }, paddingBlockEnd: pageEnd });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: measure.controlSmall,
  height: measure.controlSmall,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.pill,
  background: accent.solid,
  boxShadow: vars.shadow.float,
  color: accent.onSolid,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}`,
  selectors: {
    '&[data-hovered]': { background: accent.solidHover },
    '&[data-pressed]': { background: accent.solidPressed },
  },
  '@media': {
    [under('tablet')]: { width: measure.control, height: measure.control },
    [forcedColors]: { borderColor: 'ButtonBorder' },
  },
});

/** As wide as the popover allows; on a phone, as the window. */
export const inside = style({ width: 'min(22rem, calc(100vw - 88px))' });
