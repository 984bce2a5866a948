import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import type { FilteredView } from '../PagedTable/pageView.ts';

/** A BGP community that its network has documented. */
export interface DescribedCommunity {
  /** `64512:100` (RFC 1997) or `64512:1:2` (RFC 8092). */
  readonly community: string;
  /** The form that documents a whole range of communities, `64512:1xx`; null where it documents this one alone. */
  readonly pattern: string | null;
  readonly description: string;
}

/** A page of them. */
export interface CommunityView extends FilteredView {
  /** `community` or `description`; absent where they stand by number. */
  readonly sort?: DataSort | undefined;
}
