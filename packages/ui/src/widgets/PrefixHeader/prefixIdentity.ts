import type { NetworkBrief } from '../../facts/searchResult.ts';
import type { SpecialPurpose } from '../../facts/specialPurpose.ts';

/** Whose a prefix or an address is. */
export interface PrefixIdentity {
  /** The most specific announced prefix around an address; null where none is. Left out for a prefix. */
  readonly announcedIn?: string | null;
  /** Networks that announce it; null where no table is loaded that could tell. */
  readonly origins: readonly NetworkBrief[] | null;
  /** The block of the address registries around it; null where none is known. */
  readonly registered: { readonly prefix: string; readonly holder: NetworkBrief } | null;
  /** What it is set aside for; null for ordinary addresses. */
  readonly specialPurpose: SpecialPurpose | null;
}
