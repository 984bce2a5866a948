import { style } from '@vanilla-extract/css';
import { measure, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const quiet = { ...textSizes[12], color: vars.color.text.muted };

export const lines = style({ display: 'inline-grid', justifyItems: 'inherit', gap: space[2], minWidth: 0 });

export const party = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[4]}`,
  minWidth: 0,
});

export const quietLine = style(quiet);

/** A network and its flag stay together. */
export const network = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: measure.target,
  whiteSpace: 'nowrap',
});
