import type { ReactNode, Ref } from 'react';
import type { Key } from 'react-aria-components';
import type { Host } from '../closed.ts';
import type { DataColumn } from './DataColumn.ts';

export interface DataSort {
  /** `id` of a column. */
  readonly column: string;
  readonly order: 'asc' | 'desc';
}

/** What the rows need, whether all of them or only some are rendered. */
export interface RowsProps<Row> {
  /** Name of the table, for assistive technology. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rowKey: (row: Row) => Key;
  /** Link target of a row, if the whole row is one link. */
  readonly rowHref?: (row: Row) => string;
  /** The current order; the caller sorts. */
  readonly sort?: DataSort | undefined;
  readonly onSortChange?: (sort: DataSort) => void;
  /** Keys of the selected rows, including those of other pages; the caller keeps them. */
  readonly selected?: ReadonlySet<Key>;
  /** Adds a checkbox to each row and one for all rows shown. Receives all selected keys. */
  readonly onSelect?: (keys: ReadonlySet<Key>) => void;
  /** Shown instead of rows if there are none. Default 'No data to display'. */
  readonly empty?: ReactNode;
}

/** Reads all rows of a list; calls `onProgress` with the number of rows read so far. */
export type CsvRows<Row> = (onProgress: (done: number) => void) => Promise<readonly Row[]>;

export interface DataTableProps<Row> extends RowsProps<Row>, Host {
  /** Rows in display order. Undefined while the first ones load: skeleton rows are shown. */
  readonly rows: readonly Row[] | undefined;
  /**
   * For more than a few hundred rows, up to 100,000: rows of one line and equal height scroll inside this many pixels, and only the visible ones are
   * rendered. Default: all rows are rendered, each as high as its content.
   */
  readonly virtualHeight?: number | undefined;
  /** Whether other rows are loading and those shown are outdated. Default false. */
  readonly isStale?: boolean | undefined;
  /** Number of skeleton rows: as many as are expected. Default 10. */
  readonly skeletonRows?: number;
  /** Shown instead of everything if the rows could not be loaded. */
  readonly error?: ReactNode;
  /** Number of all rows, if there are more than these; shown above the table. Null hides the count. Default: the number of `rows`. */
  readonly total?: number | null | undefined;
  /** Controls above the table: filters, tabs. */
  readonly tools?: ReactNode;
  /** Name of a CSV file without its extension; adds the export of the rows shown. */
  readonly csvName?: string;
  /** Reads all rows for the CSV file if the table shows only a page of them. Calls `onProgress` with the count so far if that takes a while. */
  readonly csvRows?: CsvRows<Row> | undefined;
  /** Full URL of this view of the table; adds the button that copies it. */
  readonly viewHref?: string | undefined;
  /** Shown below the table: a pager. */
  readonly footer?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}
