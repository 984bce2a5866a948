import { style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { from } from '../../css/media.ts';
import { radius } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text, surface, border } = vars.color;

/** A URL may point into the page: its target stays clear of the header. */
const BELOW_HEADER = '96px';

export const root = style([atoms({ display: 'grid', gap: 32 }), { gridTemplateColumns: 'minmax(0, 1fr)' }]);
export const topics = style({ ...textSizes[14] });
export const topicList = style([atoms({ display: 'flex', flexWrap: 'wrap' }), { gap: '8px 24px' }]);
export const title = style({
  marginBottom: '8px',
  color: text.strong,
  fontWeight: fontWeights.strong,
  scrollMarginTop: BELOW_HEADER,
  ...textSizes[20],
});
export const terms = style({ borderTop: `1px solid ${border.subtle}` });
export const term = style({
  display: 'grid',
  gap: '0 24px',
  padding: '12px',
  borderBottom: `1px solid ${border.subtle}`,
  borderRadius: radius.control,
  scrollMarginTop: BELOW_HEADER,
  '@media': { [from('tablet')]: { gridTemplateColumns: '16rem minmax(0, 72ch)' } },
  selectors: { '&:target': { background: surface.selected } },
});
export const name = style({ color: text.strong, fontWeight: fontWeights.medium, ...textSizes[16] });
export const about = style({ margin: 0, ...textSizes[16] });
