import { globalStyle, style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { from } from '../../css/media.ts';
import { breakAnywhere, tabular } from '../../css/text.css.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text, tone } = vars.color;

/** Facts wrap together with the header's content after them. */
export const together = style([
  atoms({ display: 'flex', flexWrap: 'wrap' }),
  { gap: '2px 24px', '@media': { [from('md')]: { display: 'contents' } } },
]);
/** Name and value on one line, equally high with and without an evidence button, so that nothing moves when ratings load. */
export const fact = style([
  atoms({ display: 'flex', alignItems: 'baseline', minWidth: 0 }),
  { gap: '6px', minHeight: '24px', maxWidth: '80ch' },
]);
export const term = style({ flexShrink: 0, color: text.muted, ...textSizes[12] });
export const detail = style([breakAnywhere, { minWidth: 0, color: text.strong, ...textSizes[13] }]);

export const sets = style([atoms({ display: 'flex', flexWrap: 'wrap' }), { gap: '0 12px' }]);
export const source = style({ color: text.muted, ...textSizes[12] });

/** Its evidence button is higher than a line, but its text keeps the baseline of the other facts. */
export const rating = style([atoms({ display: 'inline-flex', alignItems: 'center', gap: 4 }), { marginBlock: '-2px' }]);

// High enough for a finger.
globalStyle(`${rating} > a`, { display: 'inline-flex', alignItems: 'center', gap: '4px', minHeight: '24px' });

export const position = style([tabular, { fontWeight: fontWeights.strong }]);
export const shift = style([
  tabular,
  atoms({ display: 'inline-flex', alignItems: 'baseline', gap: 4 }),
  {
    color: text.muted,
    ...textSizes[13],
    selectors: {
      '&[data-shift="1"]': { color: tone.valid.text },
      '&[data-shift="-1"]': { color: tone.invalid.text },
    },
  },
]);
// Centered on the line of the text.
globalStyle(`${shift} > svg`, { alignSelf: 'center' });
