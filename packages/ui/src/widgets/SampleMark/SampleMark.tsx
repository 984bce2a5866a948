import { FlaskConical } from 'lucide-react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import type { Found } from '../SearchResult/searchResult.ts';

/** Marks what belongs to the simulated Internet in a list that holds real things too. */
export function SampleMark() {
  return (
    <Badge tone="info" icon={FlaskConical}>
      Demo data
    </Badge>
  );
}

/** The columns of such a list: the first one, by which a row is told, says which rows are of the simulated Internet. */
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
  return [{ ...first, cell }, ...others];
}
