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

// A footer below parts that are still loading would jump when they come, so it stays hidden until then. Do not use `~ *`: each element that comes or
// goes would make the browser recalculate the styles of everything after it.
globalStyle(`${main}:has([data-skeleton]) ~ footer`, {
  visibility: 'hidden',
  '@media': { [unscripted]: { visibility: 'visible' } },
});

/** Content column: at most 1840 px, with padding at the sides. */
export const content = style({
  width: '100%',
  maxWidth: measure.content,
  marginInline: 'auto',
  paddingInline: space[16],
  '@media': { [from('tablet')]: { paddingInline: space[24] }, [from('lg')]: { paddingInline: space[32] } },
});

export const padded = style({ paddingBlock: `${space[12]} ${space[24]}` });

/** First tab stop; out of sight until it is focused. */
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
