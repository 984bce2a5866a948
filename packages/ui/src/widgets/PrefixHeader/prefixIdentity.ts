import type { NetworkBrief } from '../../facts/searchResult.ts';
import type { SpecialPurpose } from '../../facts/specialPurpose.ts';

/** The origin that a route object names, and the database that holds it. */
export interface NamedRouteObject {
  readonly origin: number;
  readonly source: string;
}

/** Who a prefix or an address belongs to. */
export interface PrefixIdentity {
  /** The most specific announced prefix around an address; null if there is none. Absent for a prefix. */
  readonly announcedIn?: string | null;
  /** Networks that announce it; null if no routing table is loaded. */
  readonly origins: readonly NetworkBrief[] | null;
  /** The registered block around it; null if none is known. */
  readonly registered: { readonly prefix: string; readonly holder: NetworkBrief } | null;
  /** Route objects of exactly this prefix, or of the announced prefix around an address. Default none. */
  readonly routeObjects?: readonly NamedRouteObject[];
  /** What it is reserved for; null for ordinary addresses. */
  readonly specialPurpose: SpecialPurpose | null;
}
