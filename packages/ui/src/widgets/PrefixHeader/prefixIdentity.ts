import type { NetworkBrief } from '../../facts/searchResult.ts';
import type { SpecialPurpose } from '../../facts/specialPurpose.ts';

/** Who a prefix or an address belongs to. */
export interface PrefixIdentity {
  /** The most specific announced prefix around an address; null if there is none. Absent for a prefix. */
  readonly announcedIn?: string | null;
  /** Networks that announce it; null if no routing table is loaded. */
  readonly origins: readonly NetworkBrief[] | null;
  /** The registered block around it; null if none is known. */
  readonly registered: { readonly prefix: string; readonly holder: NetworkBrief } | null;
  /** What it is reserved for; null for ordinary addresses. */
  readonly specialPurpose: SpecialPurpose | null;
}
