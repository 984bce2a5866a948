import { style } from '@vanilla-extract/css';
import { under } from '../../css/media.ts';
import { radius, space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { accent, border, surface, text, tone } = vars.color;

export const list = style({
  ...textSizes[14],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[16]}`,
  margin: 0,
  padding: 0,
  fontFamily: vars.font.text,
  listStyle: 'none',
  '@media': { [under('tablet')]: { flexDirection: 'column', gap: space[4] } },
});

/** A line connects each step with the next one if they are side by side. */
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  selectors: {
    '& + &::before': {
      content: '""',
      width: space[24],
      borderTop: `1px solid ${border.control}`,
    },
  },
  '@media': { [under('tablet')]: { selectors: { '& + &::before': { display: 'none' } } } },
});

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '32px',
  borderRadius: radius.control,
  color: text.strong,
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { color: text.link, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&[data-disabled]': { color: text.muted },
    '&[aria-current]': { color: text.strong, fontWeight: fontWeights.strong },
  },
});

export const number = style({
  ...textSizes[13],
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '2em',
  height: '2em',
  border: `1px solid ${border.control}`,
  borderRadius: '50%',
  background: surface.card,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[aria-current] > &': { borderColor: accent.solid, background: accent.solid, color: accent.onSolid },
    '[data-state="done"] &': { borderColor: tone.valid.border, background: tone.valid.soft, color: tone.valid.text },
  },
});

export const title = style({ minWidth: 0 });

/** The buttons for back, skip and next. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[8],
  paddingTop: space[16],
  borderTop: `1px solid ${border.subtle}`,
});

export const onward = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginInlineStart: 'auto' });
