import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import type { FilteredView } from '../../facts/pageView.ts';

/** A BGP community that its network has documented, or that routes carry. */
export interface DescribedCommunity {
  /** `64512:100` (RFC 1997) or `64512:1:2` (RFC 8092). */
  readonly community: string;
  /** The form that documents a whole range of communities, `64512:1xx`; null where it documents this one alone. */
  readonly pattern: string | null;
  /** Empty where it is only observed. */
  readonly description: string;
  /** Prefixes that current routes carry with it: of those that are only observed. */
  readonly prefixes?: number | undefined;
  /** Not all routes were counted: there are at least so many prefixes. */
  readonly isAtLeast?: boolean | undefined;
}

/** A page of them. */
export interface CommunityView extends FilteredView {
  /** `community`, `description` or `prefixes`; absent where they stand by number. */
  readonly sort?: DataSort | undefined;
}
