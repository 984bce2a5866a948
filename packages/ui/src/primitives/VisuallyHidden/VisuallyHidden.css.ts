import { style } from '@vanilla-extract/css';
import { unseen } from '../../css/unseen.ts';

export const root = style({
  ...unseen,
  margin: '-1px',
  border: 0,
  whiteSpace: 'nowrap',
});
