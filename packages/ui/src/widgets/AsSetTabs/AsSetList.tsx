import type { ReactNode } from 'react';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { dataOf, mapFace, type OpenFace } from '../Face/face.ts';
import { pageOf } from '../PagedTable/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { asSetPageSizes, type AsSetView } from './asSetView.ts';

interface AsSetListProps<Row> {
  readonly asSet: string;
  readonly view: AsSetView;
  readonly onChange: (change: Partial<AsSetView>) => void;
  readonly tools: ReactNode;
  /** What the rows are, in the plural: `loops`. */
  readonly noun: string;
  /** All rows that fit the view, of which one page is shown. */
  readonly rows: OpenFace<readonly Row[]>;
  readonly columns: readonly DataColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly emptyTitle?: string;
  readonly emptyHint?: string | undefined;
  readonly viewHref?: string;
}

/** One list of an AS-SET, paged by itself. */
export function AsSetList<Row>({ asSet, view, onChange, rows, emptyHint, ...table }: AsSetListProps<Row>) {
  return (
    <PagedTable<Row>
      {...table}
      label={`${table.noun} of ${asSet}`}
      list={mapFace(rows, (all) => pageOf(all, view))}
      view={view}
      onViewChange={onChange}
      sizes={asSetPageSizes}
      isNarrowed={view.q !== '' || view.source !== null}
      emptyHint={emptyHint}
      csvName={`${asSet.replaceAll(/[^\w-]+/g, '-')}-${view.tab}`}
      csvRows={() => Promise.resolve(dataOf(rows) ?? [])}
    />
  );
}
