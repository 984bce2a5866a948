import type { DataSort } from './DataTableProps.ts';

/** The order after a press on the header of a column: by that column, or reversed if it already was. */
export function pressedSort(sort: DataSort | undefined, column: string): DataSort {
  return { column, order: sort?.column === column && sort.order === 'asc' ? 'desc' : 'asc' };
}
