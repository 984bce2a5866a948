import { globalStyle, style } from '@vanilla-extract/css';
import { from, under } from '../../css/media.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ display: 'grid', width: '100%', gap: 8, minWidth: 0 });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 8, minWidth: 0 });

export const chip = style({ display: 'inline-flex', gap: 6, minWidth: 0 });

/**
 * As high with many chips as with none: what stands below stays where it is when the first targets are chosen. The first chips and the way
 * to the others take four lines of a phone, three of a tablet, two of a desktop.
 */
export const place = style({
  height: 124,
  overflow: 'auto',
  padding: 2,
  '@media': { [from('mob_l')]: { height: 94 }, [from('lg')]: { height: 64 } },
});

export const chips = style([place, { display: 'flex', flexWrap: 'wrap', alignContent: 'start', gap: 4 }]);
// The way to the others stands behind the last chip, as one of them.
globalStyle(`${chips} > div, ${chips} > div > div`, { display: 'contents' });

export const asn = style({ fontFamily: vars.font.mono, fontVariantLigatures: 'none' });

/** The same room for each name, so that no chip grows when it is known. On a phone the graph below says them. */
export const name = style({
  overflow: 'hidden',
  width: '12ch',
  color: vars.color.text.muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [under('tablet')]: { display: 'none' } },
});
