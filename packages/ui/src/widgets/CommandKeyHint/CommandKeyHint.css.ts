import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focus.css.ts';
import { under } from '../../css/media.ts';
import { measure, radius } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { surface, border, text } = vars.color;

export const root = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measure.controlSmall,
    padding: '0 8px',
    border: `1px solid ${border.subtle}`,
    borderRadius: radius.control,
    background: 'none',
    color: text.muted,
    cursor: 'pointer',
    selectors: { '&:hover': { background: surface.hover, color: text.strong } },
    '@media': { '(pointer: coarse)': { display: 'none' }, [under('md')]: { display: 'none' } },
  },
]);

export const keys = style({ fontFamily: vars.font.text, whiteSpace: 'nowrap', ...textSizes[12] });
