import { style } from '@vanilla-extract/css';
import { stickyTop } from '../../css/stickyTop.css.ts';
import { radius } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ margin: 0, scrollMarginTop: `calc(${stickyTop} + 16px)` });

const image = style({
  width: '100%',
  height: 'auto',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.card,
});

export const light = style([image, { display: 'block', selectors: { '[data-theme="dark"] &': { display: 'none' } } }]);
export const dark = style([image, { display: 'none', selectors: { '[data-theme="dark"] &': { display: 'block' } } }]);
