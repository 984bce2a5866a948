import { communityOwner } from '@routeglass/domain/community';
import { ArrowLeft } from 'lucide-react';
import { Flag } from '../../primitives/Flag/Flag.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import type { OpenFace } from '../../facts/face.ts';
import { IpVersionTabs } from '../IpVersionTabs/IpVersionTabs.tsx';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import { withChange, type RowPage } from '../../facts/pageView.ts';
import { PagedTable, type PagedTableProps } from '../PagedTable/PagedTable.tsx';
import type { CommunityPrefix, CommunityPrefixView } from './communityPrefix.ts';
import { communityPrefixColumns } from './communityPrefixColumns.tsx';
import * as styles from './CommunityPrefixTable.css.ts';

export interface CommunityPrefixTableProps extends Pick<
  PagedTableProps<CommunityPrefix>,
  'csvRows' | 'missingSource' | 'viewHref'
> {
  /** `64512:100`, `rt 64512:100`, or a documented pattern, `64512:1xx`. Its form gives the network it belongs to, if any. */
  readonly community: string;
  /** Its network; absent until that is known. */
  readonly owner?: { readonly asName: string | null; readonly countryCode: string | null } | undefined;
  /** The network's description of it; null if it has none, undefined while it loads (its space is reserved). */
  readonly description?: string | null | undefined;
  readonly prefixes: OpenFace<RowPage<CommunityPrefix>>;
  readonly view: CommunityPrefixView;
  /** Called with the complete new view; a filter goes to page 1. */
  readonly onViewChange: (view: CommunityPrefixView) => void;
  /** Target networks for the graph of a prefix without targets of its own. Default: the network of the community, if it has one. */
  readonly targets?: readonly number[];
  /** Whether other rows are loading and those shown are outdated. */
  readonly isStale?: boolean;
  /** Name of the CSV file without its extension; adds the export of the rows shown, or of `csvRows`. */
  readonly csvName?: string;
}

/** The prefixes that carry one community, and a link to the other communities of its network. */
export function CommunityPrefixTable({
  community,
  owner,
  prefixes,
  view,
  onViewChange,
  targets,
  ...rest
}: CommunityPrefixTableProps) {
  const { description, ...table } = rest;
  const asn = communityOwner(community);
  const change = (next: Partial<CommunityPrefixView>) => onViewChange(withChange(view, next));
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        {asn !== undefined && (
          <span className={styles.owner}>
            <AsLink asn={asn} name={owner?.asName ?? null} />
            {owner?.countryCode && <Flag code={owner.countryCode} />}
          </span>
        )}
        {'description' in rest && (
          <div className={styles.description}>
            {description === undefined ? <Skeleton width="32ch" /> : <bdi>{description ?? 'Not documented'}</bdi>}
          </div>
        )}
        {asn !== undefined && (
          <Link href={`/as/${asn}/communities`} kind="quiet">
            <span className={styles.back}>
              <Icon of={ArrowLeft} size={14} /> Return to AS{asn} Communities list
            </span>
          </Link>
        )}
      </div>
      <PagedTable<CommunityPrefix>
        {...table}
        label={`Prefixes with community ${community}`}
        noun="prefixes"
        columns={communityPrefixColumns(targets ?? (asn === undefined ? [] : [asn]))}
        rowKey={({ prefix, origin }) => `${prefix} ${origin.asn}`}
        list={prefixes}
        view={view}
        onViewChange={change}
        {...(view.sort && { sort: view.sort, onSortChange: (sort) => change({ sort }) })}
        isNarrowed={view.filter !== '' || view.ipVersion !== 'all'}
        emptyHint={`No loaded route carries ${community}.`}
        tools={
          <>
            <IpVersionTabs value={view.ipVersion} onChange={(ipVersion) => change({ ipVersion })} />
            <ListFilter label="Filter prefixes" value={view.filter} onChange={(filter) => change({ filter })} />
          </>
        }
      />
    </div>
  );
}
