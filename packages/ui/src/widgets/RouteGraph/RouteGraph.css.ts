import { style } from '@vanilla-extract/css';
import { under } from '../../css/media.ts';
import { layer, radius } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text } = vars.color;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  height: 'clamp(420px, 70vh, 900px)',
  background: surface.card,
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  selectors: {
    '&[data-full]': { position: 'fixed', inset: 0, zIndex: layer.overlay, height: 'auto', border: 0, borderRadius: 0 },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 12px',
  borderBlockEnd: `1px solid ${border.subtle}`,
});

export const main = style({ position: 'relative', display: 'flex', flex: '1 1 auto', minHeight: 0 });

export const minimap = style({
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 12,
  '@media': { [under('tablet')]: { display: 'none' } },
});

export const face = style({
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 auto',
  padding: 24,
  textAlign: 'center',
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

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0 });
