import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', placeContent: 'center', minHeight: '56vh', padding: '48px 16px' });
export const search = style({ width: 'min(560px, calc(100vw - 32px))', marginBlock: '8px' });
