import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../css/media.ts';
import { columnBreakpoints, columnShares, type ColumnBreakpoint } from './Columns.variants.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const side = Object.fromEntries(
  columnShares.map((share) => [
    share,
    share
      .split(' ')
      .map((part) => `minmax(0, ${part}fr)`)
      .join(' '),
  ]),
) as Record<(typeof columnShares)[number], string>;

const besideFrom = (breakpoint: ColumnBreakpoint) =>
  styleVariants(side, (gridTemplateColumns) => ({ '@media': { [from(breakpoint)]: { gridTemplateColumns } } }));

export const beside = Object.fromEntries(
  columnBreakpoints.map((breakpoint) => [breakpoint, besideFrom(breakpoint)]),
) as Record<ColumnBreakpoint, ReturnType<typeof besideFrom>>;
