import { useState, type ReactNode } from 'react';
import { cellText, type DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import {
  HISTORY_PAGE_SIZE,
  historyPage,
  historyPageSizes,
  ROWS_WITHOUT_PAGER,
  type NumberedRow,
} from './historyPage.ts';

export interface HistoryListProps<Row> {
  /** Name of the table, for assistive technology. */
  readonly label: string;
  /** Columns after the row number. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: OpenFace<readonly Row[]>;
  /** Why it may be empty. */
  readonly nothing: ReactNode;
}

const numberColumn: DataColumn<NumberedRow<unknown>> = {
  id: 'number',
  name: '#',
  cell: ({ number }) => number,
  align: 'end',
  width: 48,
};

/** The rows of a history, numbered; with pages if there are many. */
export function HistoryList<Row>({ label, columns, rows, nothing }: HistoryListProps<Row>) {
  const [view, setView] = useState({ page: 1, pageSize: HISTORY_PAGE_SIZE });
  const all = dataOf(rows);
  return (
    <DataTable<NumberedRow<Row>>
      label={label}
      columns={[numberColumn, ...columns.map(numbered)]}
      rows={all && historyPage(all, view)}
      rowKey={({ number }) => number}
      total={null}
      skeletonRows={5}
      empty={<EmptyState title="No data to display">{nothing}</EmptyState>}
      {...(rows.status === 'error' && {
        error: (
          <ErrorState title="The history could not be loaded" onRetry={rows.onRetry}>
            {rows.message}
          </ErrorState>
        ),
      })}
      footer={
        all &&
        all.length > ROWS_WITHOUT_PAGER && (
          <Pagination
            {...view}
            label={`Pages of ${label}`}
            total={all.length}
            sizes={historyPageSizes}
            onPageChange={(page) => setView({ ...view, page })}
            onPageSizeChange={(pageSize) => setView({ page: 1, pageSize })}
          />
        )
      }
    />
  );
}

function numbered<Row>(column: DataColumn<Row>, at: number): DataColumn<NumberedRow<Row>> {
  const { order, ...same } = column;
  return {
    ...same,
    ...(order && { order: ({ row }: NumberedRow<Row>) => order(row) }),
    cell: ({ row }) => column.cell(row),
    text: ({ row }) => cellText(column, row),
    isRowHeader: at === 0,
  };
}
