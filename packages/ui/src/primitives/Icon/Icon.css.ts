import { style } from '@vanilla-extract/css';

export const root = style({ flexShrink: 0, display: 'inline-block', verticalAlign: '-0.15em' });
