import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import type { SearchResult } from '../../facts/searchResult.ts';

type Section = SearchResult['type'];

/** The order of one section, from the page's sort column such as `prefix.propagation`; undefined if another section is sorted. */
export function sortOfSection(section: Section, sort: DataSort | undefined): DataSort | undefined {
  if (!sort?.column.startsWith(`${section}.`)) return undefined;
  return { column: sort.column.slice(section.length + 1), order: sort.order };
}

/** The page's order that sorts one section this way. */
export function sortOfPage(section: Section, { column, order }: DataSort): DataSort {
  return { column: `${section}.${column}`, order };
}
