import { style } from '@vanilla-extract/css';
import { layer, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text } = vars.color;

export const scroller = style({
  ...textSizes[14],
  position: 'relative',
  overflow: 'auto',
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.card,
  color: text.strong,
  fontFamily: vars.font.text,
});

export const header = style({
  ...textSizes[12],
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  display: 'grid',
  minWidth: 'max-content',
  borderBottom: `1px solid ${border.subtle}`,
  background: surface.sunken,
  color: text.muted,
  fontWeight: fontWeights.medium,
});

export const rows = style({ position: 'relative', minWidth: 'max-content' });

export const row = style({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  borderBottom: `1px solid ${border.subtle}`,
  selectors: { '&:hover': { background: surface.hover } },
});

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  paddingInline: space[12],
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  selectors: {
    '[role="grid"]:focus-visible &[data-active]': { boxShadow: `inset 0 0 0 2px ${border.focus}` },
  },
});

export const value = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

/** As tall as the header. */
export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: space[4],
  padding: 0,
  border: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: text.strong } },
});

export const end = style({ justifyContent: 'end', fontVariantNumeric: 'tabular-nums' });

export const message = style({ padding: space[8] });
