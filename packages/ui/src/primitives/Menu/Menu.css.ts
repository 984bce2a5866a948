import { style } from '@vanilla-extract/css';

export const root = style({ minWidth: '12rem', maxWidth: '22rem' });

export const note = style({ display: 'block' });
