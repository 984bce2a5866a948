import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '56vh',
  padding: '48px 16px',
  textAlign: 'center',
});
export const search = style({ width: 'min(560px, 100%)', marginBlock: '8px', textAlign: 'start' });
