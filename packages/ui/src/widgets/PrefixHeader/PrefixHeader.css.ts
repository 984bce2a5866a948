import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { from } from '../../css/media.ts';
import { breakAnywhere, mono } from '../../css/text.css.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text } = vars.color;

export const root = style([atoms({ display: 'grid', gap: 12 }), { gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const title = style([atoms({ display: 'flex', alignItems: 'center', gap: 8 })]);

export const heading = style([
  mono,
  breakAnywhere,
  {
    minWidth: 0,
    color: text.strong,
    fontWeight: fontWeights.strong,
    letterSpacing: '-0.03em',
    ...textSizes[24],
    '@media': { [from('tablet')]: textSizes[32] },
  },
]);

export const facts = style([atoms({ display: 'flex', flexWrap: 'wrap' }), { gap: '12px 32px' }]);
export const fact = style({ minWidth: 0, minHeight: '40px', maxWidth: '80ch' });
/** As high as the facts that will load. */
export const place = style({ minHeight: '40px' });
export const term = style({ color: text.muted, ...textSizes[12] });
export const detail = style([
  breakAnywhere,
  atoms({ display: 'flex', flexWrap: 'wrap' }),
  { gap: '2px 12px', color: text.strong, ...textSizes[14] },
]);
export const network = style([
  atoms({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline' }),
  { gap: '0 8px', minWidth: 0 },
]);
export const block = style({ color: text.muted });
