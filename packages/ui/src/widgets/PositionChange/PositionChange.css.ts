import { style } from '@vanilla-extract/css';
import { tabular } from '../../css/text.css.ts';
import { space } from '../../tokens/space.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text, tone } = vars.color;

export const root = style([
  tabular,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    color: text.muted,
    selectors: {
      '&[data-direction="up"]': { color: tone.valid.text },
      '&[data-direction="down"]': { color: tone.invalid.text },
    },
  },
]);
