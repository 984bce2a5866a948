import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { AsLink } from '../AsLink/AsLink.tsx';
import { CountryLabel } from '../CountryLabel/CountryLabel.tsx';
import { dataOf, mapFace, type OpenFace } from '../../facts/face.ts';
import { IpVersionChips } from '../IpVersionChips/IpVersionChips.tsx';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { pageOf, withChange, type FilteredView } from '../../facts/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { speakersFitting, speakerText, type Speaker } from './speaker.ts';

export interface SpeakersTableProps {
  /** All of them: the API returns them at once, and the table pages and filters them. */
  readonly speakers: OpenFace<readonly Speaker[]>;
  readonly view: FilteredView;
  /** Called with the complete new view; a filter goes to page 1. */
  readonly onViewChange: (view: FilteredView) => void;
  /** Name of the CSV file without its extension; adds the export of all matching speakers. */
  readonly csvName?: string;
  /** Full URL of this view of the table; adds the button that copies it. */
  readonly viewHref?: string;
}

const versions = { 4: 'IPv4', 6: 'IPv6', all: 'IPv4, IPv6' } as const;

const columns: readonly DataColumn<Speaker>[] = [
  {
    id: 'country',
    name: 'Country',
    text: ({ countryName, countryCode }) => countryName ?? countryCode,
    cell: ({ countryCode, countryName }) => <CountryLabel code={countryCode} name={countryName} />,
  },
  {
    id: 'as',
    name: 'ASN (AS name)',
    isRowHeader: true,
    text: speakerText,
    cell: ({ asn, asName }) => (
      <>
        <AsLink asn={asn} />
        {asName !== null && (
          <>
            {' '}
            (<bdi>{asName}</bdi>)
          </>
        )}
      </>
    ),
  },
  {
    id: 'status',
    name: 'Status',
    width: '11rem',
    text: ({ ipVersion }) => versions[ipVersion],
    cell: ({ ipVersion }) => <IpVersionChips ipVersion={ipVersion} />,
  },
];

/** The networks that feed a collector, with their IP versions. */
export function SpeakersTable({ speakers, view, onViewChange, csvName, viewHref }: SpeakersTableProps) {
  const change = (next: Partial<FilteredView>) => onViewChange(withChange(view, next));
  const fitting = speakersFitting(dataOf(speakers) ?? [], view.filter);
  return (
    <PagedTable<Speaker>
      label="BGP speakers"
      noun="speakers"
      columns={columns}
      rowKey={({ asn, ipVersion }) => `${asn} ${ipVersion}`}
      list={mapFace(speakers, () => pageOf(fitting, view))}
      view={view}
      onViewChange={change}
      isNarrowed={view.filter !== ''}
      emptyTitle="No Data to display"
      emptyHint="No sessions with a collector yet."
      tools={<ListFilter label="Filter speakers" value={view.filter} onChange={(filter) => change({ filter })} />}
      viewHref={viewHref}
      {...(csvName !== undefined && { csvName, csvRows: () => Promise.resolve(fitting) })}
    />
  );
}
