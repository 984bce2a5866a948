import { style } from '@vanilla-extract/css';
import { layer, radius } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { surface, border, text } = vars.color;

export const root = style({
  position: 'absolute',
  zIndex: layer.tooltip,
  insetBlockStart: 0,
  left: 0,
  display: 'grid',
  gap: 2,
  width: 'max-content',
  maxWidth: 'min(360px, 100%)',
  padding: '8px 12px',
  background: surface.raised,
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.control,
  boxShadow: vars.shadow.float,
  color: text.strong,
  overflowWrap: 'anywhere',
  ...textSizes[12],
});

export const title = style({ ...textSizes[13], fontWeight: fontWeights.strong });

export const detail = style({ justifySelf: 'start', color: text.muted });

export const paths = style({
  margin: '4px 0 0',
  paddingBlock: '4px 0',
  paddingInline: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${border.subtle}`,
  fontFamily: vars.font.mono,
  color: text.muted,
});

export const failed = style({ color: vars.color.tone.invalid.text, fontFamily: vars.font.text });
