import { style } from '@vanilla-extract/css';
import { radius } from '../tokens/space.ts';
import { vars } from '../tokens/vars.css.ts';

const { accent } = vars.color;

/** Rings that spread from a product's icon like an announcement. */
export const rings = style({
  background: `repeating-radial-gradient(circle at center, transparent 0 38px, ${accent.border} 39px, transparent 40px), ${accent.soft}`,
});

/** The icon in the middle. */
export const ringed = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: radius.pill,
  background: accent.solid,
  color: accent.onSolid,
});
