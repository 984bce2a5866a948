import { style } from '@vanilla-extract/css';
import { from } from '../../css/media.ts';
import { radius, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, border, surface, text } = vars.color;

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

/** Rings that spread from the product's sign, as an announcement spreads. */
export const picture = style({
  order: -1,
  display: 'grid',
  placeItems: 'center',
  minHeight: '136px',
  background: `repeating-radial-gradient(circle at center, transparent 0 38px, ${accent.border} 39px, transparent 40px), ${accent.soft}`,
  '@media': { [from('tablet')]: { order: 0 } },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: radius.pill,
  background: accent.solid,
  color: accent.onSolid,
});
