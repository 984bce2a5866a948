import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text, tone } = vars.color;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.control,
  background: surface.sunken,
  fontFamily: vars.font.text,
});

const said = style({
  ...textSizes[13],
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingInlineStart: '26px',
});

export const words = styleVariants(tone, (roles, name) => [
  said,
  { color: name === 'neutral' ? text.muted : roles.text },
]);

export const sign = style({ display: 'inline-flex' });

/** Space for a third-party widget, which has its own size. */
export const place = style({ minHeight: '78px', maxWidth: '100%', overflow: 'auto' });
