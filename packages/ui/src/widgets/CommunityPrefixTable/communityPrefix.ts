import type { NetworkBrief } from '../SearchResult/searchResult.ts';
import type { IpVersionChoice } from '../IpVersionTabs/ipVersions.ts';
import type { FilteredView } from '../PagedTable/pageView.ts';

/** A prefix that carries the community, as one network announces it. */
export interface CommunityPrefix {
  readonly prefix: string;
  readonly origin: NetworkBrief;
}

/** A page of the prefixes, narrowed by IP version (`prefix-ip` in the address) and text. */
export interface CommunityPrefixView extends FilteredView {
  readonly ipVersion: IpVersionChoice;
}
