import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focus.css.ts';
import { under } from '../../css/media.ts';
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
    // With large text on a phone there may only be room for the logo.
    minWidth: '28px',
    '@media': { [under('mob_l')]: { flexShrink: 1 }, [under('tn')]: { gap: '8px' } },
    borderRadius: radius.control,
    color: vars.color.text.strong,
    textDecoration: 'none',
  },
]);

export const name = style({
  ...textSizes[20],
  overflow: 'hidden',
  fontWeight: fontWeights.strong,
  letterSpacing: '-0.02em',
  textOverflow: 'ellipsis',
  // So that the whole name fits beside four buttons.
  '@media': { [under('tn')]: textSizes[16] },
});
