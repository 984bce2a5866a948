import { globalStyle, style } from '@vanilla-extract/css';
import { under } from '../../css/media.ts';
import { vars } from '../../tokens/vars.css.ts';

/** Equally wide while the targets load and with their count, so that nothing after it moves. */
export const opener = style({ display: 'grid', flexShrink: 0, minWidth: 132 });

/** As wide as a popover's text may be, so that the second column of chips keeps its remove buttons. */
export const root = style({ display: 'grid', gap: 12, width: 'min(352px, 80vw)', minWidth: 0 });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0 });

export const chip = style({ display: 'inline-flex', gap: 6, minWidth: 0 });

/** If there are very many chips, the first are visible and the others are reached by scrolling. */
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
// The button for the others follows the last chip, like one of them.
globalStyle(`${chips} > div, ${chips} > div > div`, { display: 'contents' });

export const asn = style({ fontFamily: vars.font.mono, fontVariantLigatures: 'none' });

/** The same width for each name, so that no chip grows when its name loads. On a phone the graph below shows them. */
export const name = style({
  overflow: 'hidden',
  width: '8ch',
  color: vars.color.text.muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [under('tablet')]: { display: 'none' } },
});
