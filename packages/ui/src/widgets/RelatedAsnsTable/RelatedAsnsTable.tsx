import type { AsListRow } from '../../facts/asList.ts';
import { AsListTable, type AsListTableProps } from '../AsListTable/AsListTable.tsx';
import type { OpenFace } from '../../facts/face.ts';
import type { RowPage } from '../../facts/pageView.ts';
import { pageOfSkip, skipOfPage, type RelatedView } from './relatedAsns.ts';

export interface RelatedAsnsTableProps extends Pick<
  AsListTableProps,
  'csvName' | 'csvRows' | 'evidence' | 'isStale' | 'missingSource' | 'viewHref'
> {
  /** The network whose organization holds the others. */
  readonly asn: number;
  /** Their common organization; absent while unknown. */
  readonly orgName?: string | null;
  readonly networks: OpenFace<RowPage<AsListRow>>;
  readonly view: RelatedView;
  /** Called with the complete new view; another order goes to the first rows. */
  readonly onViewChange: (view: RelatedView) => void;
}

/** The other networks of a network's organization, compared by score, customers and customer cone. */
export function RelatedAsnsTable({ asn, orgName, view, onViewChange, ...table }: RelatedAsnsTableProps) {
  const { sort } = view;
  return (
    <AsListTable
      {...table}
      label={`Related ASNs of AS${asn}`}
      view={{ ...pageOfSkip(view), ...(sort && { sort }) }}
      onViewChange={(next) => onViewChange({ ...skipOfPage(next), ...(next.sort && { sort: next.sort }) })}
      emptyHint={`No other ASNs found for ${(orgName ?? 'the same organization').replace(/\.$/, '')}.`}
    />
  );
}
