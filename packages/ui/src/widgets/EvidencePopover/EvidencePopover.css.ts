import { style } from '@vanilla-extract/css';
import { measure, radius } from '../../tokens/space.ts';

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: measure.target,
  minHeight: measure.target,
  padding: 0,
  border: 'none',
  borderRadius: radius.pill,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { filter: 'brightness(0.96)' } },
});

export const content = style({ display: 'grid', justifyItems: 'start', gap: '12px', width: 'min(340px, 76vw)' });
