import { globalStyle, style } from '@vanilla-extract/css';
import { under } from '../../css/media.ts';
import { vars } from '../../tokens/vars.css.ts';

/** As wide while the targets load as with their count, so that nothing after it moves. */
export const opener = style({ display: 'grid', flexShrink: 0, minWidth: 132 });

/** As wide as a popover's text may be, so that the second column of chips keeps the buttons that remove them. */
export const root = style({ display: 'grid', gap: 12, width: 'min(352px, 80vw)', minWidth: 0 });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0 });

export const chip = style({ display: 'inline-flex', gap: 6, minWidth: 0 });

/** Of very many chips the first are seen, and the others scrolled to downwards. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: 4,
  minWidth: 0,
  maxHeight: '40vh',
  overflow: 'auto',
  padding: 2,
});
// The way to the others stands behind the last chip, as one of them.
globalStyle(`${chips} > div, ${chips} > div > div`, { display: 'contents' });

export const asn = style({ fontFamily: vars.font.mono, fontVariantLigatures: 'none' });

/** The same room for each name, so that no chip grows when it is known. On a phone the graph below says them. */
export const name = style({
  overflow: 'hidden',
  width: '8ch',
  color: vars.color.text.muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [under('tablet')]: { display: 'none' } },
});
