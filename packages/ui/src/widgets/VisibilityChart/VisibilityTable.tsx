import { visibilityPercent } from '@routeglass/domain/player';
import { useMemo, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { Pagination } from '../../primitives/Pagination/Pagination.tsx';
import { pageWindow } from '../../primitives/Pagination/pageWindow.ts';
import { apartTexts } from '../../facts/dateText.ts';
import { visibilityText } from './visibilityText.ts';
import type { VisibilityPoint, VisibilityTimeline } from './timeline.ts';
import type { VisibilityViewProps } from './VisibilityViewProps.ts';

/** The points of the chart, newest first. */
export function VisibilityTable({ label, points, total, onSelectTime }: VisibilityViewProps) {
  const rows = useMemo(() => points.map((point, at) => ({ point, at })).reverse(), [points]);
  const columns = useMemo(() => columnsOf(points, total, onSelectTime), [points, total, onSelectTime]);
  const [asked, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const { page } = pageWindow(asked, pageSize, rows.length);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows.slice((page - 1) * pageSize, page * pageSize)}
      rowKey={({ at }) => String(at)}
      total={rows.length}
      csvName={label}
      csvRows={() => Promise.resolve(rows)}
      footer={
        rows.length > 10 && (
          <Pagination
            page={page}
            pageSize={pageSize}
            total={rows.length}
            onPageChange={setPage}
            onPageSizeChange={(size) => {
              setPageSize(size);
              setPage(1);
            }}
          />
        )
      }
    />
  );
}

interface Row {
  readonly point: VisibilityPoint;
  readonly at: number;
}

function columnsOf(
  points: VisibilityTimeline,
  total: number,
  onSelectTime: ((time: number) => void) | undefined,
): DataColumn<Row>[] {
  const textOf = apartTexts(points.map(([at]) => at));
  const time = ({ point }: Row) => textOf(point[0]);
  const visibility = ({ point }: Row) => visibilityText(visibilityPercent(point[1], total));
  return [
    {
      id: 'time',
      name: 'From',
      isRowHeader: true,
      text: time,
      cell: (row) =>
        onSelectTime ? (
          <Button kind="quiet" size="small" onPress={() => onSelectTime(row.point[0])}>
            {time(row)}
          </Button>
        ) : (
          time(row)
        ),
    },
    { id: 'visibility', name: 'Visibility', align: 'end', cell: visibility },
    {
      id: 'peers',
      name: total > 1 ? `Vantage points (of ${total})` : 'Value',
      align: 'end',
      cell: ({ point }) => point[1],
    },
  ];
}
