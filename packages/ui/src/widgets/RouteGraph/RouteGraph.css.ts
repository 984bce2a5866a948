import { globalStyle, style } from '@vanilla-extract/css';
import { layer, radius } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';
import { mapFrom } from './camera.ts';

const { border, surface, text } = vars.color;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: surface.card,
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  selectors: {
    '&[data-full]': { position: 'fixed', inset: 0, zIndex: layer.overlay, border: 0, borderRadius: 0 },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 12px',
  borderBlockEnd: `1px solid ${border.subtle}`,
});

// A toolbar with a single child has the full width, so that content which loads late widens nothing.
globalStyle(`${header} > :only-child`, { flexGrow: 1, minWidth: 0 });

export const main = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  height: 'max(380px, 64vh)',
  selectors: { '[data-full] > &': { flex: '1 1 auto', height: 'auto', minHeight: 0 } },
});

/** On top of the drawing; above the table. */
export const controls = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 12,
  insetInlineEnd: 12,
  selectors: { '&[data-above]': { position: 'static', alignSelf: 'flex-end', margin: '12px 12px 0' } },
});

export const minimap = style({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 12,
  '@container': { [`(max-width: ${mapFrom - 0.02}px)`]: { display: 'none' } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '8px 12px',
  borderBlockStart: `1px solid ${border.subtle}`,
  color: text.muted,
  ...textSizes[12],
});
