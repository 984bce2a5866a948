import { globalStyle, style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { mono, tabular } from '../../css/text.css.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style([
  atoms({ display: 'grid', gap: 12 }),
  { gridTemplateColumns: 'minmax(0, 1fr)', width: 'min(340px, 80vw)', ...textSizes[14] },
]);

export const table = style([tabular, { width: '100%', textAlign: 'start', ...textSizes[13] }]);
globalStyle(`${table} th`, { color: vars.color.text.muted, fontWeight: fontWeights.medium, textAlign: 'start' });
globalStyle(`${table} :is(th, td)`, {
  padding: '4px 0',
  borderBottom: `1px solid ${vars.color.border.subtle}`,
  verticalAlign: 'top',
});
globalStyle(`${table} :is(th, td):not(:last-child)`, { paddingInlineEnd: '12px' });

export const caption = style({ paddingBottom: '4px', color: vars.color.text.strong, textAlign: 'start' });
export const technical = mono;
export const age = style({ color: vars.color.text.muted, ...textSizes[13] });
