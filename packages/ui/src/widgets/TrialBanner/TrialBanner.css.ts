import { style } from '@vanilla-extract/css';
import { radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, text } = vars.color;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[24]} ${space[48]}`,
  padding: `clamp(${space[24]}, 4vw, ${space[48]})`,
  border: `1px solid ${accent.border}`,
  borderRadius: radius.card,
  background: accent.soft,
  color: text.strong,
});

export const words = style({ display: 'grid', gap: space[8], flex: '1 1 18rem', minWidth: 0 });

export const offer = style({ color: text.strong, textWrap: 'pretty', ...textSizes[16] });

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  // The button stays aligned with the field when an error is shown below it.
  alignItems: 'start',
  gap: space[8],
  flex: '1 1 22rem',
  minWidth: 0,
  maxWidth: '34rem',
});

/** Takes all the space beside the button; if there is too little, each has its own line. */
export const field = style({ flex: '999 1 14rem', minWidth: 0 });
export const send = style({ flex: '1 0 auto' });
