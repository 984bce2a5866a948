import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { AsLink } from '../AsLink/AsLink.tsx';
import { CountryLabel } from '../CountryLabel/CountryLabel.tsx';
import type { OpenFace } from '../Face/face.ts';
import { withChange, type RowPage } from '../PagedTable/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import type { NetworkBrief } from '../SearchResult/searchResult.ts';
import { pageOfSkip, skipOfPage, type SkipView } from './relatedAsns.ts';

export interface RelatedAsnsTableProps {
  /** The network whose organisation holds the others. */
  readonly asn: number;
  /** The organisation that they share; absent while unknown. */
  readonly orgName?: string | null;
  readonly networks: OpenFace<RowPage<NetworkBrief>>;
  readonly view: SkipView;
  readonly onViewChange: (view: SkipView) => void;
  /** Other rows are on their way; those shown are the old ones. */
  readonly isStale?: boolean;
  /** Name of the CSV file without its ending; adds the export. */
  readonly csvName?: string;
}

const columns: readonly DataColumn<NetworkBrief>[] = [
  { id: 'asn', name: 'AS Number', text: ({ asn }) => `AS${asn}`, cell: ({ asn }) => <AsLink asn={asn} /> },
  {
    id: 'name',
    name: 'AS Name',
    text: ({ asName }) => asName,
    cell: ({ asName }) => asName && <bdi>{asName}</bdi>,
  },
  {
    id: 'country',
    name: 'Country',
    text: ({ countryName, countryCode }) => countryName ?? countryCode,
    cell: ({ countryCode, countryName }) => <CountryLabel code={countryCode} name={countryName} />,
  },
];

/** The other networks of the organisation that holds a network. */
export function RelatedAsnsTable({ asn, orgName, networks, view, onViewChange, ...table }: RelatedAsnsTableProps) {
  return (
    <PagedTable<NetworkBrief>
      {...table}
      label={`Related ASNs of AS${asn}`}
      noun="related networks"
      columns={columns}
      rowKey={(network) => network.asn}
      list={networks}
      view={pageOfSkip(view)}
      onViewChange={(change) => onViewChange(skipOfPage(withChange(pageOfSkip(view), change)))}
      emptyHint={`No other network of ${orgName ?? 'the same organisation'} is known.`}
    />
  );
}
