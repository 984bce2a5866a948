import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import type { SearchResult } from '../../facts/searchResult.ts';

type Section = SearchResult['type'];

/** The order of one section out of that of the page, whose column is `prefix.propagation`; undefined where another section is sorted. */
export function sortOfSection(section: Section, sort: DataSort | undefined): DataSort | undefined {
  if (!sort?.column.startsWith(`${section}.`)) return undefined;
  return { column: sort.column.slice(section.length + 1), order: sort.order };
}

/** The order of the page in which one section stands in this one. */
export function sortOfPage(section: Section, { column, order }: DataSort): DataSort {
  return { column: `${section}.${column}`, order };
}
