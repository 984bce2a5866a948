import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import { LastSeen } from '../LastSeen/LastSeen.tsx';
import type { HistorySpan } from '../../facts/historySpan.ts';

/** Start and end of a row, under the given names. */
export function spanColumns<Row extends HistorySpan>(start: string, end: string): readonly DataColumn<Row>[] {
  return [
    { id: 'start', name: start, cell: (row) => <DateTime value={row.start} />, text: (row) => row.start.toISOString() },
    {
      id: 'end',
      name: end,
      cell: (row) => <LastSeen value={row.end} />,
      text: (row) => row.end?.toISOString() ?? 'Active',
    },
  ];
}
