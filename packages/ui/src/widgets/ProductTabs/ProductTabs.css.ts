import { style } from '@vanilla-extract/css';
import { from } from '../../css/media.ts';
import { rings } from '../../css/rings.css.ts';
import { radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { border, surface, text } = vars.color;

export const card = style({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.card,
  color: text.strong,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', minHeight: '280px' } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[12],
  padding: space[24],
  '@media': { [from('tablet')]: { padding: space[48] } },
});

export const description = style({ maxWidth: '52ch', color: text.muted, textWrap: 'pretty', ...textSizes[16] });

export const more = style({ marginTop: space[8] });

export const picture = style([
  rings,
  {
    order: -1,
    display: 'grid',
    placeItems: 'center',
    minHeight: '136px',
    '@media': { [from('tablet')]: { order: 0 } },
  },
]);
