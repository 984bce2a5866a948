import { style } from '@vanilla-extract/css';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ flex: '1 1 200px', minWidth: 0, maxWidth: 320 });

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingInlineStart: 8,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  ...textSizes[12],
});

export const steps = style({ display: 'flex', gap: 2 });
