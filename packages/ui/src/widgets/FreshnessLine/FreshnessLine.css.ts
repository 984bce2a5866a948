import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { under } from '../../css/media.ts';
import { tabular } from '../../css/text.css.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { tone, text } = vars.color;

export const root = style([
  tabular,
  atoms({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }),
  {
    gap: '2px 8px',
    minHeight: '28px',
    color: text.muted,
    ...textSizes[13],
    // Height of two lines, on a phone also of the sources button: reserved before they are known.
    '@media': {
      [under('desktop')]: { minHeight: '52px', alignContent: 'center' },
      [under('tablet')]: { minHeight: '72px' },
    },
  },
]);

/** On a line of its own, its icon is aligned with the text above. */
export const sources = style({
  '@media': { [under('tablet')]: { marginInlineStart: '-8px' } },
});

export const words = style([atoms({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }), { gap: 'inherit' }]);

export const first = style([
  atoms({ display: 'inline-flex', alignItems: 'center', paddingX: 8, borderRadius: 'pill' }),
  {
    gap: '6px',
    paddingBlock: '2px',
    fontWeight: fontWeights.medium,
    selectors: {
      '[data-freshness="none"] &': { background: tone.neutral.soft, color: tone.neutral.text },
      '[data-freshness="sample"] &': { background: tone.info.soft, color: tone.info.text },
      '[data-freshness="stale"] &': { background: tone.unknown.soft, color: tone.unknown.text },
      '[data-freshness="fresh"] &': { background: tone.valid.soft, color: tone.valid.text },
    },
  },
]);
