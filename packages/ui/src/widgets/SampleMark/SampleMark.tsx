import { FlaskConical } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { cellText, type DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { DEMO_DATA } from '../../facts/demoData.ts';
import type { Found } from '../../facts/searchResult.ts';

/** Marks entries of the simulated Internet in a list that also has real ones. */
export function SampleMark() {
  return (
    <Badge tone="info" icon={FlaskConical}>
      {DEMO_DATA}
    </Badge>
  );
}

/** The columns of such a list: the first column marks the rows of the simulated Internet; a CSV file has a separate column for that. */
export function markedColumns<Row extends Found>([first, ...others]: readonly DataColumn<Row>[]): DataColumn<Row>[] {
  if (!first) return [];
  const cell = (row: Row) =>
    row.sample === true ? (
      <Inline gap={8}>
        {first.cell(row)}
        <SampleMark />
      </Inline>
    ) : (
      first.cell(row)
    );
  // The first column's text in CSV does not include the mark.
  const text = first.text ?? ((row: Row) => cellText(first, row));
  const mark: DataColumn<Row> = {
    id: 'sample',
    name: DEMO_DATA,
    cell: ({ sample }) => (sample === true ? 'yes' : ''),
    onlyCsv: true,
  };
  return [{ ...first, cell, text }, ...others, mark];
}
