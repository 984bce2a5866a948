import { style } from '@vanilla-extract/css';
import { breakAnywhere, tabular } from '../../css/text.css.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text, border } = vars.color;

export const root = style({ width: 'min(22rem, calc(100vw - 80px))' });
export const source = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '0 12px',
  paddingBlock: '8px',
  selectors: {
    '& + &': { borderTop: `1px solid ${border.subtle}` },
    '&:first-child': { paddingTop: 0 },
    '&:last-child': { paddingBottom: 0 },
  },
});
export const title = style({ color: text.strong, fontWeight: fontWeights.medium, ...textSizes[13] });
export const age = style([tabular, { gridColumn: '1 / -1', color: text.strong, ...textSizes[13] }]);
export const names = style([breakAnywhere, { gridColumn: '1 / -1', color: text.muted, ...textSizes[12] }]);
