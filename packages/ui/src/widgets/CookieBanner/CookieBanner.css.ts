import { style } from '@vanilla-extract/css';
import { from } from '../../css/media.ts';
import { layer, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text } = vars.color;

/** In a corner at the bottom, opposite the contact button; as wide as the window on a phone. */
export const root = style({
  position: 'fixed',
  insetInline: space[8],
  bottom: space[8],
  zIndex: layer.overlay,
  display: 'grid',
  gap: space[12],
  maxHeight: `calc(100dvh - ${space[16]})`,
  overflowY: 'auto',
  padding: space[16],
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.raised,
  boxShadow: vars.shadow.float,
  color: text.strong,
  fontFamily: vars.font.text,
  ...textSizes[14],
  '@media': {
    [from('sm_tablet')]: {
      insetInline: `${space[16]} auto`,
      bottom: space[16],
      width: '26rem',
      padding: space[24],
    },
  },
});

export const words = style({ color: text.muted, textWrap: 'pretty' });

export const categories = style({ display: 'grid', gap: space[8] });

export const name = style({ fontWeight: fontWeights.medium });
export const purpose = style({ display: 'block', color: text.muted, ...textSizes[13] });

/** Reject is as wide as accept. */
export const actions = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[8] });
export const own = style({ gridColumn: '1 / -1' });
