import { globalStyle, style } from '@vanilla-extract/css';
import { atoms } from '../../css/atoms.css.ts';
import { forcedColors } from '../../css/media.ts';
import { tabular, truncate } from '../../css/text.css.ts';
import { space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text, tone } = vars.color;

export const trigger = style({ display: 'inline-flex' });
globalStyle(`${trigger}[data-locked] svg:first-of-type`, { color: tone.pro.text });

/** 300 pixels wide with the popover's border. */
export const root = style({ display: 'flex', flexDirection: 'column', width: '298px', minHeight: 0 });

export const head = style([
  atoms({ display: 'grid', gap: 8 }),
  { padding: space[12], borderBottom: `1px solid ${border.subtle}`, color: text.muted, ...textSizes[13] },
]);

export const scroller = style({
  maxHeight: '280px',
  overflow: 'auto',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${border.focus}` },
  },
});

export const row = style([
  atoms({ display: 'flex', alignItems: 'center', gap: 8 }),
  {
    minHeight: '32px',
    padding: `${space[4]} ${space[12]}`,
    color: text.strong,
    cursor: 'pointer',
    outline: 'none',
    ...textSizes[14],
    selectors: {
      '&[data-hovered], &[data-focused]': { background: surface.hover },
      '&[data-selected]': { background: surface.selected },
      '&[data-focus-visible]': { outline: `2px solid ${border.focus}`, outlineOffset: '-2px' },
      '[data-theme="dark"] &[data-hovered]:not([data-selected])': { background: surface.pressed },
      '[data-theme="dark"] &[data-focused]:not([data-selected])': { background: surface.pressed },
      '&[data-disabled]': { color: text.muted, cursor: 'default' },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } } },
  },
]);

/** As wide as a flag, for rows without one, so that names line up. */
export const flag = style({ flexShrink: 0, width: '1.35em' });
export const name = style([truncate, { flexGrow: 1 }]);
export const count = style([tabular, { color: text.muted, ...textSizes[12] }]);

export const foot = style([
  atoms({ display: 'flex', alignItems: 'center', gap: 8 }),
  { padding: `${space[8]} ${space[12]}`, borderTop: `1px solid ${border.subtle}` },
]);
export const chosen = style([tabular, { flexGrow: 1, color: text.muted, ...textSizes[13] }]);
export const waiting = style([atoms({ display: 'grid', gap: 12 }), { padding: space[12] }]);
export const nothing = style({ padding: space[12], color: text.muted, ...textSizes[14] });
