import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import type { NetworkBrief } from '../../facts/searchResult.ts';
import type { IpVersionChoice } from '../../facts/ipVersions.ts';
import type { FilteredView } from '../../facts/pageView.ts';

/** A prefix that carries the community, as announced by one network. */
export interface CommunityPrefix {
  readonly prefix: string;
  readonly origin: NetworkBrief;
  /** For an aggregate: the members of its AS_SET. */
  readonly originSet?: readonly number[];
  /** Networks that carry it with the community, the targets of its graph; absent if unknown. */
  readonly targets?: readonly number[];
}

/** A page of the prefixes, filtered by IP version (`prefix-ip` in the URL) and text. */
export interface CommunityPrefixView extends FilteredView {
  readonly ipVersion: IpVersionChoice;
  /** `prefix` or `origin`; absent if the list cannot be sorted. */
  readonly sort?: DataSort | undefined;
}
