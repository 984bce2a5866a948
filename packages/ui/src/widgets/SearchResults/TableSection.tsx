import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import { sortedRows } from '../../facts/sortedRows.ts';
import { markedColumns } from '../SampleMark/SampleMark.tsx';
import { destinationOfResult } from '../../facts/destinationOfResult.ts';
import type { SearchResult } from '../../facts/searchResult.ts';
import { SectionHeading } from './SectionHeading.tsx';

interface TableSectionProps<Row> {
  readonly title: string;
  readonly isCut: boolean;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly sort: DataSort | undefined;
  readonly onSortChange?: (sort: DataSort) => void;
}

/** A section of results as a plain table; renders nothing without results. */
export function TableSection<Row extends SearchResult>({ title, isCut, rows, ...table }: TableSectionProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <DataTable<Row>
      {...table}
      label={title}
      columns={markedColumns(table.columns)}
      rows={sortedRows(rows, table.columns, table.sort)}
      rowKey={(row) => rowKey(row)}
      total={null}
      tools={<SectionHeading title={title} count={rows.length} isCut={isCut} />}
      csvName={csvName(title)}
    />
  );
}

/** Name of a section's CSV file. */
export const csvName = (title: string) => `search-${title.toLowerCase().replaceAll(' ', '-')}`;

/** Networks of a prefix are identified by both, and by whether routes or registries name them; everything else by its link. */
const rowKey = (row: SearchResult) =>
  row.type === 'origin' ? `${row.prefix} ${row.origin.asn} ${row.knownBy}` : (destinationOfResult(row) ?? row.type);
