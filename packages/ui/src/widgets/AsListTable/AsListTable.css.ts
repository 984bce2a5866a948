import { style } from '@vanilla-extract/css';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { sm, sm_tablet } = breakpoints;

/** The name under the number while its own column gives way: the table's own width decides. A card has a line for it. */
export const mergedName = style({
  ...textSizes[13],
  display: 'none',
  color: vars.color.text.muted,
  '@container': { [`(min-width: ${sm}px) and (max-width: ${sm_tablet - 0.02}px)`]: { display: 'block' } },
});

export const absent = style({ color: vars.color.text.muted });
