import { style } from '@vanilla-extract/css';
import { radius } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, border, text } = vars.color;

export const root = style({ position: 'relative', flexBasis: '100%', minWidth: 0, height: '32px' });

export const input = style({
  width: '100%',
  height: '24px',
  margin: 0,
  accentColor: accent.solid,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { borderRadius: radius.small, outline: `2px solid ${border.focus}`, outlineOffset: 2 },
  },
});

/** Between the knob's centers at both ends. */
export const marks = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: '8px',
  width: 'calc(100% - 16px)',
  height: '6px',
  overflow: 'visible',
  color: text.muted,
  pointerEvents: 'none',
});
