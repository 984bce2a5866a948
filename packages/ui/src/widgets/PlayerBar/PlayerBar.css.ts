import { style } from '@vanilla-extract/css';
import { under } from '../../css/media.ts';
import { space } from '../../tokens/space.ts';
import { fontWeights, textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const { text, tone } = vars.color;

export const root = style({
  ...textSizes[13],
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  minWidth: 0,
  color: text.strong,
  fontFamily: vars.font.text,
});

export const date = style({ width: '136px' });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  outline: 'none',
  // Everything but Close on one line on a phone.
  '@media': { [under('mob_l')]: { gap: '1px' } },
});

/** On a phone in the upper corner, beside the date. */
export const close = style({
  display: 'inline-flex',
  '@media': { [under('mob_l')]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 } },
});

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  marginInline: space[4],
  '@media': { [under('mob_l')]: { marginInline: 0 } },
});

/** As wide as the longest name, so that nothing moves from step to step. */
export const stepName = style({
  minWidth: '88px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [under('mob_l')]: { minWidth: '68px', ...textSizes[12], letterSpacing: '-0.01em' } },
});

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: `${space[4]} ${space[12]}`,
  // Two lines on a phone. Reserves the width and height before there is any text.
  flex: '1 1 340px',
  minWidth: 0,
  minHeight: '20px',
  '@media': { [under('mob_l')]: { minHeight: '44px' } },
  fontVariantNumeric: 'tabular-nums',
});

export const time = style({ minWidth: '158px', fontWeight: fontWeights.medium });

export const counts = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[12], color: text.muted });

export const added = style({ color: tone.info.text });

export const left = style({ color: tone.neutral.text });

export const note = style({ color: text.muted });

export const error = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  color: tone.invalid.text,
});

export const warning = style({ flexBasis: '100%', selectors: { '&:empty': { display: 'none' } } });
