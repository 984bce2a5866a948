import * as glossary from '@routeglass/domain/glossary';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { AsLink } from '../AsLink/AsLink.tsx';
import { CountryLabel } from '../CountryLabel/CountryLabel.tsx';
import type { OpenFace } from '../Face/face.ts';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { withChange, type FilteredView, type RowPage } from '../PagedTable/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { PositionChange } from '../PositionChange/PositionChange.tsx';
import { percentText, type NationalStabilityRow } from './nationalStability.ts';

export interface NationalStabilityTableProps {
  readonly countries: OpenFace<RowPage<NationalStabilityRow>>;
  /** The page shown; absent where the whole rating is. */
  readonly view?: FilteredView;
  /** Asked for with the whole new view: a filter leads to page 1. */
  readonly onViewChange?: (view: FilteredView) => void;
  /** Other rows are on their way; those shown are the old ones. */
  readonly isStale?: boolean;
  /** Name of the CSV file without its ending; adds the export. */
  readonly csvName?: string;
}

const columns: readonly DataColumn<NationalStabilityRow>[] = [
  { id: 'position', name: 'Position', align: 'end', width: '6rem', cell: ({ position }) => position },
  {
    id: 'change',
    name: 'Change',
    width: '6rem',
    text: ({ change }) => change,
    cell: ({ change }) => <PositionChange change={change} />,
  },
  { id: 'value', name: 'Value', align: 'end', width: '7rem', cell: ({ value }) => percentText(value) },
  {
    id: 'country',
    name: 'Country',
    isRowHeader: true,
    text: ({ countryCode, countryName }) => countryName ?? countryCode,
    cell: ({ countryCode, countryName }) => <CountryLabel code={countryCode} name={countryName ?? countryCode} />,
  },
  {
    id: 'critical-asn',
    name: 'Critical ASN',
    about: glossary.criticalAsn,
    text: ({ criticalAsn }) => criticalAsn && `AS${criticalAsn}`,
    cell: ({ criticalAsn }) => criticalAsn !== null && <AsLink asn={criticalAsn} />,
  },
];

/** Countries by how much of their connectivity hangs on one network. */
export function NationalStabilityTable({ countries, view, onViewChange, ...table }: NationalStabilityTableProps) {
  const change = (next: Partial<FilteredView>) => view && onViewChange?.(withChange(view, next));
  return (
    <PagedTable<NationalStabilityRow>
      {...table}
      label="National stability"
      noun="countries"
      columns={columns}
      rowKey={({ countryCode }) => countryCode}
      list={countries}
      emptyTitle="No Data to display"
      emptyHint="The rating is not computed yet."
      {...(view && {
        view,
        onViewChange: change,
        isNarrowed: view.filter !== '',
        tools: <ListFilter label="Filter countries" value={view.filter} onChange={(filter) => change({ filter })} />,
      })}
    />
  );
}
