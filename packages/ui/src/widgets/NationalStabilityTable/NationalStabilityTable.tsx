import * as glossary from '@routeglass/domain/glossary';
import type { ReactNode } from 'react';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { CountryLabel } from '../CountryLabel/CountryLabel.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { withChange, type FilteredView, type RowPage } from '../../facts/pageView.ts';
import { PagedTable } from '../PagedTable/PagedTable.tsx';
import { positionColumns } from '../PositionChange/PositionChange.tsx';
import {
  isStabilitySortKey,
  stabilityText,
  type NationalStabilityRow,
  type StabilitySortKey,
} from './nationalStability.ts';

/** Which countries are shown, and in which order. */
export interface StabilityView extends FilteredView {
  /** Absent if the rating has only one order. */
  readonly sort?: { readonly column: StabilitySortKey; readonly order: 'asc' | 'desc' };
}

export interface NationalStabilityTableProps {
  readonly countries: OpenFace<RowPage<NationalStabilityRow>>;
  /** Current page; absent if the whole rating is shown. */
  readonly view?: StabilityView;
  /** Called with the complete new view; a filter or an order goes to page 1. */
  readonly onViewChange?: (view: StabilityView) => void;
  /** More controls above the table: the IP version. */
  readonly filters?: ReactNode;
  /** Whether the day before is rated too. Default true; if not, no changes are shown, since every country would be new. */
  readonly isCompared?: boolean;
  /** What the rating measures, in a sentence or two: tooltip of the value column. */
  readonly about?: string;
  /** Whether other rows are loading and those shown are outdated. */
  readonly isStale?: boolean;
  /** Name of the CSV file without its extension; adds the export. */
  readonly csvName?: string;
  /** Full URL of this view of the table; adds the button that copies it. */
  readonly viewHref?: string;
}

const columnsOf = (sortable: boolean, isCompared: boolean, about?: string): DataColumn<NationalStabilityRow>[] => [
  ...positionColumns<NationalStabilityRow>(sortable, isCompared),
  {
    id: 'value',
    name: 'Value',
    about,
    align: 'end',
    width: '7rem',
    sortable,
    cell: ({ value }) => stabilityText(value),
  },
  {
    id: 'country',
    name: 'Country',
    isRowHeader: true,
    sortable,
    text: ({ countryCode, countryName }) => countryName ?? countryCode,
    cell: ({ countryCode, countryName }) => <CountryLabel code={countryCode} name={countryName ?? countryCode} />,
  },
  {
    id: 'critical-asn',
    name: 'Critical ASN',
    about: glossary.criticalAsn,
    sortable,
    text: ({ criticalAsn, criticalName }) => criticalAsn && `AS${criticalAsn}${criticalName ? ` ${criticalName}` : ''}`,
    cell: ({ criticalAsn, criticalName }) =>
      criticalAsn === null ? (
        <Text as="span" tone="muted">
          None
        </Text>
      ) : (
        <AsLink asn={criticalAsn} name={criticalName || undefined} />
      ),
  },
];

/** Countries by how much of their connectivity depends on one network. */
export function NationalStabilityTable({
  countries,
  view,
  onViewChange,
  filters,
  isCompared = true,
  about,
  ...table
}: NationalStabilityTableProps) {
  const change = (next: Partial<StabilityView>) => view && onViewChange?.(withChange(view, next));
  const sort = view?.sort;
  return (
    <PagedTable<NationalStabilityRow>
      {...table}
      label="National stability"
      noun="countries"
      columns={columnsOf(sort !== undefined, isCompared, about)}
      rowKey={({ countryCode }) => countryCode}
      list={countries}
      emptyTitle="No Data to display"
      emptyHint="The rating is not computed yet."
      {...(sort && {
        sort,
        onSortChange: ({ column, order }) => isStabilitySortKey(column) && change({ sort: { column, order } }),
      })}
      {...(view && {
        view,
        onViewChange: change,
        isNarrowed: view.filter !== '',
        tools: (
          <>
            <ListFilter label="Filter countries" value={view.filter} onChange={(filter) => change({ filter })} />
            {filters}
          </>
        ),
      })}
    />
  );
}
