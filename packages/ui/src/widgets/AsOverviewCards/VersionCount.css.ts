import { style } from '@vanilla-extract/css';
import { tabular } from '../../css/text.css.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text, series, border } = vars.color;

export const root = style({ display: 'grid', gap: '12px' });
export const all = style([
  tabular,
  { color: text.strong, fontWeight: fontWeights.strong, letterSpacing: '-0.03em', ...textSizes[32] },
]);
export const parts = style({ display: 'grid', gap: '8px' });
export const part = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 12px',
  color: text.muted,
  ...textSizes[13],
  // The track behind the bar of the share.
  selectors: {
    '&::after': {
      content: '',
      gridRow: 2,
      gridColumn: '1 / -1',
      height: '4px',
      borderRadius: '2px',
      background: border.subtle,
    },
  },
});
export const number = style([tabular, { color: text.strong, fontWeight: fontWeights.medium }]);
export const bar = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  zIndex: 1,
  height: '4px',
  minWidth: '2px',
  borderRadius: '2px',
  background: series.first,
  transition: `width ${vars.motion.usual} ${vars.motion.curve}`,
  selectors: { '&[data-version="ipv6"]': { background: series.third }, '&[data-none]': { minWidth: 0 } },
});
