import { style } from '@vanilla-extract/css';

export const root = style({ minWidth: 'min(12rem, 90vw)', maxWidth: 'min(22rem, 90vw)' });

export const note = style({ display: 'block' });
