import { style } from '@vanilla-extract/css';
import { measure } from '../../tokens/space.ts';

export const root = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: measure.target,
  height: measure.target,
  verticalAlign: 'middle',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'default' } },
});

export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
