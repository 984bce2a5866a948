import { style } from '@vanilla-extract/css';
import { measure, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const quiet = { ...textSizes[12], color: vars.color.text.muted };

/** Lines below each other, along the edge that the cell gives. */
export const line = style({ display: 'block' });
export const quietLine = style([line, quiet]);
export const reason = style([line, textSizes[12]]);
export const role = style([quiet, { whiteSpace: 'nowrap' }]);

export const oneLine = style({ whiteSpace: 'nowrap' });

/** A network with what it did: one line each. */
export const party = style({ display: 'block', whiteSpace: 'nowrap' });

/** A network and its flag stay together. */
export const network = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: measure.target,
  marginInlineEnd: space[8],
  whiteSpace: 'nowrap',
});

/** In a card the name of the row stands at its start, unlike the facts. */
export const naming = style({ display: 'inline-block', textAlign: 'start' });
