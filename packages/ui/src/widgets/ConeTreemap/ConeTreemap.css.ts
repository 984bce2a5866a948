import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../css/media.ts';
import { tabular } from '../../css/text.css.ts';
import { measure, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, border, surface, text } = vars.color;
/** Height of the map, also while it loads. */
export const HEIGHT = '360px';

export const root = style({
  display: 'grid',
  gap: space[8],
  minWidth: 0,
  color: text.strong,
  fontFamily: vars.font.text,
});
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: measure.controlSmall,
});
export const title = style({ ...textSizes[14], margin: 0, fontWeight: fontWeights.medium });
export const note = style({ ...textSizes[12], margin: 0, color: text.muted });

export const map = style({ position: 'relative', height: HEIGHT, margin: 0, padding: 0, listStyle: 'none' });
export const place = style({ position: 'absolute', padding: '1px', boxSizing: 'border-box' });

/** Small tiles hide their text only visually: it is still their name. */
export const tile = style({
  ...textSizes[12],
  display: 'block',
  height: '100%',
  boxSizing: 'border-box',
  paddingInline: space[4],
  border: `1px solid ${accent.border}`,
  borderRadius: radius.small,
  background: accent.soft,
  color: text.strong,
  overflow: 'hidden',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    'a&:hover': { background: accent.softHover },
    'span&': { borderColor: border.subtle, background: surface.sunken },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
export const words = style([tabular, { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }]);
export const count = style([words, { color: text.muted }]);
