import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

export const root = style({ display: 'grid', width: '100%', gap: 8, minWidth: 0 });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 8, minWidth: 0 });

export const chip = style({ display: 'inline-flex', gap: 6, minWidth: 0 });

export const chips = style({ maxHeight: 112, overflow: 'auto', padding: 2 });

export const asn = style({ fontFamily: vars.font.mono, fontVariantLigatures: 'none' });

export const name = style({
  overflow: 'hidden',
  maxWidth: '14ch',
  color: vars.color.text.muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
