import { useState } from 'react';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import { AsLink } from '../AsLink/AsLink.tsx';
import { CountryLabel } from '../CountryLabel/CountryLabel.tsx';
import { localPage } from '../../facts/localPage.ts';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { withChange, type FilteredView } from '../../facts/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import type { MapSpeaker } from './mapSpeaker.ts';

const columns: readonly DataColumn<MapSpeaker>[] = [
  {
    id: 'as',
    name: 'ASN (AS name)',
    isRowHeader: true,
    sortable: true,
    text: ({ asn, asName }) => (asName === null ? `AS${asn}` : `AS${asn} ${asName}`),
    cell: ({ asn, asName }) => <AsLink asn={asn} name={asName} />,
  },
  {
    id: 'country',
    name: 'Country',
    sortable: true,
    text: ({ countryName, countryCode }) => countryName ?? countryCode,
    cell: ({ countryCode, countryName }) => <CountryLabel code={countryCode} name={countryName} />,
  },
];

interface View extends FilteredView {
  readonly sort: DataSort;
}
const first: View = { filter: '', page: 1, pageSize: 10, sort: { column: 'as', order: 'asc' } };

/** The same speakers as rows: for the keyboard, for screen readers, and for finding one by name. */
export function MapSpeakerTable({
  label,
  speakers,
}: {
  readonly label: string;
  readonly speakers: readonly MapSpeaker[];
}) {
  const [view, setView] = useState(first);
  const change = (next: Partial<View>) => setView(withChange(view, next));
  const rows = speakers.map((speaker, at) => ({ ...speaker, at }));
  return (
    <PagedTable
      label={label}
      noun="speakers"
      columns={columns}
      rowKey={({ at }) => at}
      list={{ status: 'ready', data: localPage(rows, columns, view) }}
      view={view}
      onViewChange={change}
      sort={view.sort}
      onSortChange={(sort) => change({ sort })}
      isNarrowed={view.filter !== ''}
      tools={<ListFilter label="Filter speakers" value={view.filter} onChange={(filter) => change({ filter })} />}
    />
  );
}
