import { style } from '@vanilla-extract/css';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { measure, space } from '../../tokens/space.ts';
import { textSizes } from '../../tokens/type.ts';
import { vars } from '../../tokens/vars.css.ts';

const quiet = { ...textSizes[12], color: vars.color.text.muted };

/** One line each, aligned with the cell. */
export const line = style({ display: 'block' });
export const quietLine = style([line, quiet]);
export const reason = style([line, textSizes[12]]);
const between = (least: number, width: number): string =>
  `((min-width: ${least}px) and (max-width: ${width - 0.02}px))`;
/** Widths of the table at which a network and its role do not fit on one line. There are two ranges, because a wider table shows more columns. */
const tight = `${between(breakpoints.sm, 900)} or ${between(breakpoints.wsxga, 1456)}`;

/** Never so narrow that a sentence becomes a column of letters. */
export const why = style({ display: 'block', minWidth: '14ch', '@container': { [tight]: { minWidth: '12ch' } } });
/** Before its network, so that both read as a phrase, or above it if the table is narrow. */
export const role = style([
  quiet,
  {
    display: 'inline-block',
    // As wide as the widest role, so that the networks line up.
    minWidth: '6.75em',
    marginInlineEnd: space[8],
    whiteSpace: 'nowrap',
    '@container': { [tight]: { display: 'block', marginInlineEnd: 0 } },
  },
]);

/** Wraps between words only. */
export const kind = style({ overflowWrap: 'normal' });

/** A network and its role, one line each. */
export const party = style({ display: 'block', whiteSpace: 'nowrap' });

/** A network and its flag stay together. */
export const network = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: measure.target,
  whiteSpace: 'nowrap',
});

/** In a card the row header is aligned to the start, unlike the facts. */
export const naming = style({ display: 'inline-block', textAlign: 'start' });
