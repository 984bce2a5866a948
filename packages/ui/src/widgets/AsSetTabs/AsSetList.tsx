import type { ReactNode } from 'react';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { dataOf, mapFace, type OpenFace } from '../../facts/face.ts';
import type { CsvRows } from '../../primitives/DataTable/DataTableProps.ts';
import type { SourceName } from '../../facts/sourceWords.ts';
import { pageOf, type RowPage } from '../../facts/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { sortedRows } from '../../facts/sortedRows.ts';
import { asSetPageSizes, type AsSetView } from './asSetView.ts';

interface AsSetListProps<Row> {
  readonly asSet: string;
  readonly view: AsSetView;
  readonly onChange: (change: Partial<AsSetView>) => void;
  readonly tools: ReactNode;
  /** Plural noun for the rows: `loops`. */
  readonly noun: string;
  /** All rows that match the view; one page of them is shown. */
  readonly rows: OpenFace<readonly Row[]>;
  /** The page shown, if it is not taken from `rows`. */
  readonly list?: OpenFace<RowPage<Row>> | undefined;
  readonly columns: readonly DataColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly emptyTitle?: string;
  readonly emptyHint?: string | undefined;
  readonly missingSource?: SourceName | undefined;
  readonly viewHref?: string;
  /** All complete rows for the CSV file. Default: the rows as they are. */
  readonly csvRows?: CsvRows<Row>;
}

/** One list of an AS-SET, with its own paging. */
export function AsSetList<Row>({
  asSet,
  view,
  onChange,
  rows,
  list,
  emptyHint,
  csvRows,
  ...table
}: AsSetListProps<Row>) {
  const sorted = mapFace(rows, (all) => sortedRows(all, table.columns, view.sort));
  return (
    <PagedTable<Row>
      {...table}
      label={`${table.noun} of ${asSet}`}
      list={list ?? mapFace(sorted, (all) => pageOf(all, view))}
      view={view}
      onViewChange={onChange}
      sort={view.sort}
      onSortChange={(sort) => onChange({ sort })}
      sizes={asSetPageSizes}
      isNarrowed={view.q !== '' || view.source !== null}
      emptyHint={emptyHint}
      csvName={`${asSet.replaceAll(/[^\w-]+/g, '-')}-${view.tab}`}
      csvRows={async (onProgress) =>
        sortedRows((await csvRows?.(onProgress)) ?? dataOf(rows) ?? [], table.columns, view.sort)
      }
    />
  );
}
