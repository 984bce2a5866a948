import { globalStyle, style } from '@vanilla-extract/css';
import { from, unscripted } from '../../css/media.ts';
import { pageEnd } from '../../css/pageEnd.css.ts';
import { layer, measure, radius, space } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  // A short page does not scroll.
  minHeight: `calc(100dvh - ${pageEnd})`,
  background: vars.color.surface.page,
  color: vars.color.text.strong,
  fontFamily: vars.font.text,
});

export const main = style({ flexGrow: 1, width: '100%', minWidth: 0, outline: 'none' });

// What stands under a page whose parts are still on their way would be seen to jump when they come: it waits for them. Not `~ *`: with it,
// each element that comes or goes makes a browser recalculate the styles of everything after it.
globalStyle(`${main}:has([data-skeleton]) ~ footer`, {
  visibility: 'hidden',
  '@media': { [unscripted]: { visibility: 'visible' } },
});

/** Column of content: at most 1840 px, with air at the sides. */
export const content = style({
  width: '100%',
  maxWidth: measure.content,
  marginInline: 'auto',
  paddingInline: space[16],
  '@media': { [from('tablet')]: { paddingInline: space[24] }, [from('lg')]: { paddingInline: space[32] } },
});

export const padded = style({ paddingBlock: `${space[12]} ${space[24]}` });

/** First stop of the Tab key; out of sight until then. */
export const skip = style({
  position: 'absolute',
  insetInlineStart: space[16],
  insetBlockStart: space[8],
  zIndex: layer.tooltip,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.control,
  background: vars.color.surface.inverse,
  color: vars.color.text.inverse,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
