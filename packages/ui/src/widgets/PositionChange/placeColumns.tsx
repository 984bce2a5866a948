import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { PositionChange } from './PositionChange.tsx';

/** A place in a rating. */
export interface Placed {
  /** From 1. */
  readonly position: number;
  /** Positions won (positive) or lost since the day before; null for a newcomer. */
  readonly change: number | null;
}

/** The columns of a rating that say where a row stands, and what it won or lost where the day before is rated too (`isCompared`). */
export function placeColumns(sortable: boolean, isCompared: boolean): readonly DataColumn<Placed>[] {
  const position: DataColumn<Placed> = {
    id: 'position',
    name: 'Position',
    align: 'end',
    width: '7rem',
    sortable,
    cell: (row) => row.position,
  };
  const change: DataColumn<Placed> = {
    id: 'change',
    name: 'Change',
    width: '7rem',
    sortable,
    text: (row) => row.change,
    cell: (row) => <PositionChange change={row.change} />,
  };
  return isCompared ? [position, change] : [position];
}
