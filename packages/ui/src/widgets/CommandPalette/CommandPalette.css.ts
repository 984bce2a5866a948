import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { forcedColors, reducedMotion, under } from '../../css/media.ts';
import { truncate } from '../../css/text.css.ts';
import { unseen } from '../../css/unseen.ts';
import { veilGround } from '../../css/veiledGround.ts';
import { layer, measure, radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { surface, border, text } = vars.color;

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.overlay,
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'center',
  height: 'var(--visual-viewport-height, 100dvh)',
  padding: `min(12vh, 96px) ${space[16]} ${space[16]}`,
  background: surface.scrim,
  '@media': { [under('sm')]: { padding: space[8] } },
});
veilGround(veil);

export const sheet = style({
  display: 'flex',
  width: '100%',
  maxWidth: '40rem',
  maxHeight: '100%',
  overflow: 'hidden',
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.card,
  background: surface.raised,
  boxShadow: vars.shadow.float,
  color: text.strong,
  fontFamily: vars.font.text,
});

export const dialog = style({ display: 'flex', flexDirection: 'column', width: '100%', minHeight: 0, outline: 'none' });

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flexShrink: 0,
  height: '52px',
  paddingInline: space[16],
  borderBottom: `1px solid ${border.subtle}`,
});

export const icon = style({ flexShrink: 0, width: '18px', color: text.muted });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style([
  icon,
  {
    animation: `${turn} 900ms linear infinite`,
    '@media': { [reducedMotion]: { animation: 'none' } },
  },
]);

// The field has the focus while the palette is open, so a ring would say nothing; the caret shows it.
export const input = style({
  flexGrow: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 'none',
  outline: 'none',
  background: 'none',
  color: text.strong,
  textOverflow: 'ellipsis',
  ...textSizes[16],
  selectors: { '&::placeholder': { color: text.muted, opacity: 1 } },
});

export const results = style({ flexGrow: 1, minHeight: 0, maxHeight: '26rem', overflowY: 'auto', padding: space[8] });

export const heading = style({
  padding: `${space[8]} ${space[8]} ${space[4]}`,
  color: text.muted,
  fontWeight: fontWeights.medium,
  ...textSizes[12],
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: measure.control,
  padding: `${space[4]} ${space[8]}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  ...textSizes[14],
  selectors: {
    '&:hover': { background: surface.hover },
    '&[aria-selected="true"]': { background: surface.selected },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } } },
});

/** If both do not fit, the note is cut first. */
export const name = style([
  truncate,
  { flexShrink: 0, maxWidth: '75%', selectors: { '&:has(+ :empty)': { maxWidth: '100%' } } },
]);
export const note = style([truncate, { flexShrink: 1, color: text.muted, ...textSizes[12] }]);

export const empty = style({ padding: space[16], color: text.muted, textAlign: 'center', ...textSizes[14] });

export const help = style({
  display: 'grid',
  gap: space[8],
  flexShrink: 0,
  padding: `${space[8]} ${space[16]}`,
  borderTop: `1px solid ${border.subtle}`,
  color: text.muted,
  ...textSizes[12],
});

export const examples = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[12]}` });
export const keys = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[4]} ${space[16]}` });

globalStyle(`${examples} code`, { fontFamily: vars.font.mono });
globalStyle(`${keys} kbd`, {
  padding: '0 4px',
  border: `1px solid ${border.subtle}`,
  borderRadius: radius.small,
  fontFamily: vars.font.text,
});

export const announcement = style({ ...unseen, whiteSpace: 'nowrap' });
