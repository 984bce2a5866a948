import { style } from '@vanilla-extract/css';
import { tabular } from '../../css/text.css.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text, tone, surface } = vars.color;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' });

export const bar = style({
  display: 'flex',
  gap: '2px',
  height: '10px',
  overflow: 'hidden',
  borderRadius: '5px',
  background: surface.sunken,
});

export const share = style({
  flexBasis: 0,
  transition: `flex-grow ${vars.motion.usual} ${vars.motion.curve}`,
  selectors: {
    // An empty state leaves no gap at the end of the bar.
    '&[data-none]': { display: 'none' },
    '&[data-state="valid"]': { background: tone.valid.mark },
    '&[data-state="unknown"]': { background: tone.unknown.mark },
    '&[data-state="invalid"]': { background: tone.invalid.mark },
  },
});

export const list = style({ display: 'grid', gap: '10px' });

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 5ch',
  alignItems: 'center',
  gap: '12px',
  ...textSizes[14],
});

export const count = style([tabular, { color: text.strong, fontWeight: fontWeights.strong, textAlign: 'end' }]);
export const percent = style([tabular, { color: text.muted, textAlign: 'end', ...textSizes[13] }]);
