import type { OpenFace } from '../../facts/face.ts';
import { FilteredTable, type FilteredTableFrame } from '../FilteredTable/FilteredTable.tsx';
import { localPage } from '../../facts/localPage.ts';
import type { IxPresence } from '../../facts/ix.ts';
import { ixColumns } from './ixColumns.tsx';

export interface IxTableProps extends Omit<FilteredTableFrame<IxPresence>, 'csvRows'> {
  /** All of them: the table itself filters, sorts and pages them by its view. */
  readonly presences: OpenFace<readonly IxPresence[]>;
}

/** The Internet exchanges where a network is present, with its port speeds. */
export function IxTable({ presences, ...frame }: IxTableProps) {
  const { view } = frame;
  const columns = ixColumns(view !== undefined);
  const all = presences.status === 'ready' ? presences.data : [];
  return (
    <FilteredTable<IxPresence>
      {...frame}
      list={presences.status === 'ready' ? { status: 'ready', data: pageOf(all, columns, view) } : presences}
      columns={columns}
      rowKey={({ ix }) => `${ix.countryCode} ${ix.name}`}
      noun="Internet exchanges"
      emptyHint="PeeringDB lists no exchange points for this network."
      withIpVersion={false}
      csvRows={() =>
        Promise.resolve(view ? localPage(all, columns, { ...view, page: 1, pageSize: Infinity }).rows : all)
      }
    />
  );
}

function pageOf(all: readonly IxPresence[], columns: ReturnType<typeof ixColumns>, view: IxTableProps['view']) {
  return view ? localPage(all, columns, view) : { rows: all, total: all.length };
}
