import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import type { FilteredView } from '../../facts/pageView.ts';

/** A BGP community that its network has documented, or that routes carry. */
export interface DescribedCommunity {
  /** `64512:100` (RFC 1997) or `64512:1:2` (RFC 8092). */
  readonly community: string;
  /** The documented pattern for a range of communities, `64512:1xx`; null if this one is documented by itself. */
  readonly pattern: string | null;
  /** Empty if it was only observed. */
  readonly description: string;
  /** Number of prefixes in current routes that carry it, for observed communities. */
  readonly prefixes?: number | undefined;
  /** Whether not all routes were counted, so that the number is a minimum. */
  readonly isAtLeast?: boolean | undefined;
}

/** A page of them. */
export interface CommunityView extends FilteredView {
  /** `community`, `description` or `prefixes`; absent if sorted by number. */
  readonly sort?: DataSort | undefined;
}
