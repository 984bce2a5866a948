import type { DataSort } from './DataTableProps.ts';

/** How rows are sorted once the header of a column is pressed: by it, and the other way round where they are already. */
export function pressedSort(sort: DataSort | undefined, column: string): DataSort {
  return { column, order: sort?.column === column && sort.order === 'asc' ? 'desc' : 'asc' };
}
