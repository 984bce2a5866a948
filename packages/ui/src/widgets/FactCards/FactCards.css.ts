import { style } from '@vanilla-extract/css';
import { radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text } = vars.color;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  padding: space[24],
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.card,
});

export const words = style({ color: text.muted, textWrap: 'pretty', ...textSizes[14] });
