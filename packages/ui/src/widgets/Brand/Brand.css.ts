import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focus.css.ts';
import { radius } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

export const root = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    flexShrink: 0,
    borderRadius: radius.control,
    color: vars.color.text.strong,
    textDecoration: 'none',
  },
]);

export const name = style({ ...textSizes[20], fontWeight: fontWeights.strong, letterSpacing: '-0.02em' });
