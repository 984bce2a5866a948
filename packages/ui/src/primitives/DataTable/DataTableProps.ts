import type { ReactNode, Ref } from 'react';
import type { Key } from 'react-aria-components';
import type { Host } from '../closed.ts';
import type { DataColumn } from './DataColumn.ts';

export interface DataSort {
  /** `id` of a column. */
  readonly column: string;
  readonly order: 'asc' | 'desc';
}

/** What the rows need, however many of them are built. */
export interface RowsProps<Row> {
  /** What the table holds, for assistive technology. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rowKey: (row: Row) => Key;
  /** Where a row leads, when the whole row is one link. */
  readonly rowHref?: (row: Row) => string;
  /** What the rows are sorted by; the caller sorts. */
  readonly sort?: DataSort | undefined;
  readonly onSortChange?: (sort: DataSort) => void;
  /** Keys of the selected rows, of other pages too; the caller remembers them. */
  readonly selected?: ReadonlySet<Key>;
  /** Adds a box to tick to each row, and one for all rows shown. Receives every selected key. */
  readonly onSelect?: (keys: ReadonlySet<Key>) => void;
  /** Instead of rows when there are none. Default 'No data to display'. */
  readonly empty?: ReactNode;
}

/** Reads all rows of a list; `onProgress` is told how many of them are there. */
export type CsvRows<Row> = (onProgress: (done: number) => void) => Promise<readonly Row[]>;

export interface DataTableProps<Row> extends RowsProps<Row>, Host {
  /** Rows in the order to be shown. Undefined while the first ones are on their way: skeleton rows stand in. */
  readonly rows: readonly Row[] | undefined;
  /**
   * For more than a few hundred rows, up to 100,000: rows of one height and one line scroll inside so many pixels, and only those in
   * sight are built. Default: all rows are built, each as high as its content.
   */
  readonly virtualHeight?: number | undefined;
  /** Other rows are on their way; those shown are still the old ones. Default false. */
  readonly isStale?: boolean | undefined;
  /** Rows of the skeleton: as many as will come. Default 10. */
  readonly skeletonRows?: number;
  /** Instead of everything when the rows could not be had. */
  readonly error?: ReactNode;
  /** Rows in all, when there are more than these; shown over the table. Null hides the count. Default: those given. */
  readonly total?: number | null | undefined;
  /** Controls over the table: filters, tabs. */
  readonly tools?: ReactNode;
  /** Name of a CSV file without its ending; adds the export of the rows shown. */
  readonly csvName?: string;
  /** All rows for the CSV file, when the table shows a page of them. Says with `onProgress` how many it has so far, where that takes a while. */
  readonly csvRows?: CsvRows<Row> | undefined;
  /** The whole address of what the table shows; adds the button that copies it. */
  readonly viewHref?: string | undefined;
  /** Under the table: a pager. */
  readonly footer?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}
