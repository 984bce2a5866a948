import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import type { NetworkBrief } from '../../facts/searchResult.ts';
import type { IpVersionChoice } from '../../facts/ipVersions.ts';
import type { FilteredView } from '../../facts/pageView.ts';

/** A prefix that carries the community, as one network announces it. */
export interface CommunityPrefix {
  readonly prefix: string;
  readonly origin: NetworkBrief;
  /** Of an aggregate: the members of its AS_SET. */
  readonly originSet?: readonly number[];
  /** Networks that carry it with the community, towards which its graph is drawn; absent where no one said. */
  readonly targets?: readonly number[];
}

/** A page of the prefixes, narrowed by IP version (`prefix-ip` in the address) and text. */
export interface CommunityPrefixView extends FilteredView {
  readonly ipVersion: IpVersionChoice;
  /** `prefix` or `origin`; absent where the list cannot be put in another order. */
  readonly sort?: DataSort | undefined;
}
