import type { ReactNode, Ref } from 'react';
import type { Key, Selection } from 'react-aria-components';
import type { Host } from '../closed.ts';
import type { DataColumn } from './DataColumn.ts';

export interface DataSort {
  /** `id` of a column. */
  readonly column: string;
  readonly order: 'asc' | 'desc';
}

export interface DataTableProps<Row> extends Host {
  /** What the table holds, for assistive technology. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  /** Rows in the order to be shown. Undefined while the first ones are on their way: skeleton rows stand in. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => Key;
  /** Where a row leads, when the whole row is one link. */
  readonly rowHref?: (row: Row) => string;
  /** What the rows are sorted by; the caller sorts. */
  readonly sort?: DataSort | undefined;
  readonly onSortChange?: (sort: DataSort) => void;
  readonly selected?: Iterable<Key>;
  readonly onSelect?: (keys: Selection) => void;
  /** Other rows are on their way; those shown are still the old ones. Default false. */
  readonly isStale?: boolean;
  /** Rows of the skeleton: as many as will come. Default 10. */
  readonly skeletonRows?: number;
  /** Instead of rows when there are none. Default 'No data to display'. */
  readonly empty?: ReactNode;
  /** Instead of everything when the rows could not be had. */
  readonly error?: ReactNode;
  /** Rows in all, when there are more than these; shown over the table. Null hides the count. Default: those given. */
  readonly total?: number | null;
  /** Controls over the table: filters, tabs. */
  readonly tools?: ReactNode;
  /** Name of a CSV file without its ending; adds the export of the rows shown. */
  readonly csvName?: string;
  /** All rows for the CSV file, when the table shows a page of them. */
  readonly csvRows?: () => Promise<readonly Row[]>;
  /** Under the table: a pager. */
  readonly footer?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}
