import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../css/media.ts';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { surface, text } = vars.color;

/** The box around options. */
export const list = style({ padding: space[4], overflow: 'auto', outline: 'none', maxHeight: 'inherit' });

/** One option or item: in menus, selects and combo boxes. */
export const option = style({
  ...textSizes[14],
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '32px',
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.control,
  color: text.strong,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: surface.hover },
    '&[data-pressed]': { background: surface.pressed },
    '&[data-selected]': { background: surface.selected, fontWeight: fontWeights.medium },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: text.disabled, cursor: 'default' },
    // In the dark theme, hover has the color of a floating surface, so it uses the next step.
    '[data-theme="dark"] &[data-hovered], [data-theme="dark"] &[data-focused]': { background: surface.pressed },
    '[data-theme="dark"] &[data-selected]': { background: surface.selected },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } } },
});

export const words = style({ flexGrow: 1, minWidth: 0 });

export const note = style({ ...textSizes[12], color: text.muted, fontWeight: fontWeights.regular });

/** Always takes its space, so that the words line up. */
export const tick = style({ display: 'inline-flex', width: '16px', flexShrink: 0, color: vars.color.accent.text });

export const danger = style({ color: vars.color.tone.invalid.text });

export const section = style({ selectors: { '& + &': { borderTop: `1px solid ${vars.color.border.subtle}` } } });

export const sectionTitle = style({
  ...textSizes[12],
  padding: `${space[8]} ${space[8]} ${space[4]}`,
  color: text.muted,
  fontWeight: fontWeights.medium,
});

export const empty = style({ ...textSizes[14], padding: space[12], color: text.muted });
