import { readChoice } from './parameters.ts';

/** An order by one of a list's columns. */
export interface ListSort<Column extends string> {
  readonly column: Column;
  readonly order: 'asc' | 'desc';
}

/** The order in `sort-by` and `order`; undefined if the list keeps its own order. */
export function readSort<Column extends string>(
  search: URLSearchParams,
  columns: readonly Column[],
): ListSort<Column> | undefined {
  const column = columns.find((each) => each === search.get('sort-by'));
  return column && { column, order: readChoice(search, 'order', ['asc', 'desc'], 'asc') };
}

/** The parameters of an order; those at their default are empty. */
export function sortValues(sort: ListSort<string> | undefined): Record<string, string> {
  return { 'sort-by': sort?.column ?? '', order: sort?.order === 'desc' ? 'desc' : '' };
}
