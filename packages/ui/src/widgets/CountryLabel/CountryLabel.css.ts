import { style } from '@vanilla-extract/css';

export const root = style({ display: 'inline-flex', alignItems: 'baseline', gap: '6px', minWidth: 0 });
