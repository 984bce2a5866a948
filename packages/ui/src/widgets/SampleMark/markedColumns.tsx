import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import type { Found } from '../SearchResult/searchResult.ts';
import { SampleMark } from './SampleMark.tsx';

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
