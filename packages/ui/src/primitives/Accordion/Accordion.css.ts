import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ minWidth: 0, borderBlock: `1px solid ${vars.color.border.subtle}` });

export const item = style({
  paddingBlock: space[4],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border.subtle}` } },
});
