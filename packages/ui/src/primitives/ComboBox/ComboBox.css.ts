import { style } from '@vanilla-extract/css';
import { space } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

export const footer = style({ padding: space[4], borderTop: `1px solid ${vars.color.border.subtle}` });
