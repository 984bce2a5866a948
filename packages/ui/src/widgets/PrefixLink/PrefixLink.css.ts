import { style } from '@vanilla-extract/css';
import { from } from '../../css/media.ts';
import { breakAnywhere, mono } from '../../css/text.css.ts';

/** Never wrapped, unless even a card could not hold an IPv6 prefix. */
export const prefix = style([
  mono,
  breakAnywhere,
  { fontSize: '0.96em', '@media': { [from('sm')]: { whiteSpace: 'nowrap' } } },
]);
