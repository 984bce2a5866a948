import { communityPage } from '../../facts/destinationOfResult.ts';
import * as glossary from '@routeglass/domain/glossary';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { dataOf, type OpenFace } from '../../facts/face.ts';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { withChange, type RowPage } from '../../facts/pageView.ts';
import { PagedTable, type PagedTableProps } from '../PagedTable/PagedTable.tsx';
import type { CommunityView, DescribedCommunity } from './community.ts';
import * as styles from './CommunityTable.css.ts';

export interface CommunityTableProps extends Pick<
  PagedTableProps<DescribedCommunity>,
  'csvRows' | 'missingSource' | 'viewHref'
> {
  /** The network that documents them. */
  readonly asn: number;
  readonly communities: OpenFace<RowPage<DescribedCommunity>>;
  readonly view: CommunityView;
  /** Called with the complete new view; a filter or another order goes to page 1. */
  readonly onViewChange: (view: CommunityView) => void;
  /** Whether other rows are loading and those shown are outdated. */
  readonly isStale?: boolean;
  /** Name of the CSV file without its extension; adds the export of the rows shown, or of `csvRows`. */
  readonly csvName?: string;
}

const community: DataColumn<DescribedCommunity> = {
  id: 'community',
  name: 'Community',
  about: glossary.community,
  sortable: true,
  text: (row) => row.community,
  cell: (row) => (
    <span className={styles.community}>
      <Link href={communityPage(row.community)} kind="quiet">
        <Mono>{row.community}</Mono>
      </Link>
      {row.pattern !== null && row.pattern !== row.community && (
        <span className={styles.pattern}>
          as <Mono>{row.pattern}</Mono>
        </span>
      )}
    </span>
  ),
  width: '12rem',
};
const documented: readonly DataColumn<DescribedCommunity>[] = [
  community,
  {
    id: 'description',
    name: 'Description',
    sortable: true,
    text: ({ description }) => description,
    cell: ({ description }) => <bdi>{description}</bdi>,
  },
];
const observed: readonly DataColumn<DescribedCommunity>[] = [
  community,
  { id: 'description', name: 'Description', text: () => '', cell: () => 'Not documented' },
  {
    id: 'prefixes',
    name: 'Prefixes',
    sortable: true,
    align: 'end',
    text: ({ prefixes }) => String(prefixes ?? 0),
    cell: ({ prefixes = 0, isAtLeast }) => (
      <>
        {isAtLeast && 'at least '}
        <AbbreviatedNumber value={prefixes} />
      </>
    ),
  },
];

/**
 * The communities of one network and their meanings, each with a link to the prefixes that carry it. Rows with a number of prefixes are undocumented
 * and come from routes.
 */
export function CommunityTable({ asn, communities, view, onViewChange, ...table }: CommunityTableProps) {
  const isObserved = dataOf(communities)?.rows.some(({ prefixes }) => prefixes !== undefined) ?? false;
  return (
    <PagedTable<DescribedCommunity>
      {...table}
      label={`Communities of AS${asn}`}
      noun="communities"
      columns={isObserved ? observed : documented}
      sort={view.sort}
      onSortChange={(sort) => onViewChange(withChange(view, { sort }))}
      rowKey={({ community, pattern }) => `${community} ${pattern}`}
      list={communities}
      view={view}
      onViewChange={(change) => onViewChange(withChange<CommunityView>(view, change))}
      isNarrowed={view.filter !== ''}
      emptyHint={`No documented communities for AS${asn}, and no current route carries one.`}
      tools={
        <ListFilter
          label="Filter communities"
          value={view.filter}
          onChange={(filter) => onViewChange(withChange(view, { filter }))}
        />
      }
    />
  );
}
