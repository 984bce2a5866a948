import { style } from '@vanilla-extract/css';

export const root = style({ display: 'flex', flex: '1 1 200px', gap: 8, minWidth: 0, maxWidth: 400 });

export const search = style({ flex: '1 1 auto', minWidth: 0 });
