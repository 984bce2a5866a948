import { style } from '@vanilla-extract/css';

export const root = style({ display: 'inline-flex', alignItems: 'baseline', gap: '8px', minWidth: 0 });
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
