import { communityPage } from '../SearchBox/destinationOfResult.ts';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import type { OpenFace } from '../Face/face.ts';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { withChange, type RowPage } from '../PagedTable/pageView.ts';
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
  /** Asked for with the whole new view: a filter or another order leads to page 1. */
  readonly onViewChange: (view: CommunityView) => void;
  /** Other rows are on their way; those shown are the old ones. */
  readonly isStale?: boolean;
  /** Name of the CSV file without its ending; adds the export of the rows shown, or of `csvRows`. */
  readonly csvName?: string;
}

const columns: readonly DataColumn<DescribedCommunity>[] = [
  {
    id: 'community',
    name: 'Community',
    sortable: true,
    text: ({ community }) => community,
    cell: ({ community, pattern }) => (
      <span className={styles.community}>
        <Link href={communityPage(community)} kind="quiet">
          <Mono>{community}</Mono>
        </Link>
        {pattern !== null && pattern !== community && (
          <span className={styles.pattern}>
            as <Mono>{pattern}</Mono>
          </span>
        )}
      </span>
    ),
    width: '12rem',
  },
  {
    id: 'description',
    name: 'Description',
    sortable: true,
    text: ({ description }) => description,
    cell: ({ description }) => <bdi>{description}</bdi>,
  },
];

/** The communities of one network and what they mean, each leading to the prefixes that carry it. */
export function CommunityTable({ asn, communities, view, onViewChange, ...table }: CommunityTableProps) {
  return (
    <PagedTable<DescribedCommunity>
      {...table}
      label={`Communities of AS${asn}`}
      noun="communities"
      columns={columns}
      sort={view.sort}
      onSortChange={(sort) => onViewChange(withChange(view, { sort }))}
      rowKey={({ community, pattern }) => `${community} ${pattern}`}
      list={communities}
      view={view}
      onViewChange={(change) => onViewChange(withChange<CommunityView>(view, change))}
      isNarrowed={view.filter !== ''}
      emptyHint={`No community of AS${asn} is documented in the loaded sources.`}
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
