import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 });

/** Field and button beside each other; the button under the label's line, beside the box. */
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[8] });

export const field = style({ flex: '1 1 220px', minWidth: 0, maxWidth: '24rem' });

export const send = style({ paddingTop: `calc(1.125rem + ${space[4]})` });

export const list = style({
  ...textSizes[14],
  margin: 0,
  padding: 0,
  borderTop: `1px solid ${vars.color.border.subtle}`,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  paddingBlock: space[8],
  borderBottom: `1px solid ${vars.color.border.subtle}`,
});

export const name = style({ flexGrow: 1, minWidth: 0, color: vars.color.text.muted, overflowWrap: 'anywhere' });
