import type { Found, NetworkBrief } from '../../facts/searchResult.ts';
import type { SpecialPurpose } from '../../facts/specialPurpose.ts';

export const domainTabs = ['ip', 'ns', 'mx'] as const;
export type DomainTab = (typeof domainTabs)[number];

/**
 * An address of a domain (A or AAAA record) with the most specific route around it and its origin; if no loaded table has one, the registered block
 * and its holder.
 */
export interface DomainAddress extends Found {
  readonly ip: string;
  readonly prefix: string | null;
  readonly relatedAs: NetworkBrief | null;
  /** Source of both. */
  readonly knownBy?: 'routes' | 'registry' | null;
  /** Further routes around it, the most specific first. */
  readonly furtherRoutes?: readonly { readonly prefix: string; readonly origin: NetworkBrief }[];
  /** The registered block, and its network. */
  readonly registered?: { readonly prefix: string; readonly holder: NetworkBrief } | null;
  /** Special purpose of the address. */
  readonly specialPurpose?: SpecialPurpose | null;
}

/** A name server or mail exchange of a domain with one of its addresses; null if its name has none. */
export interface DomainHost extends Omit<DomainAddress, 'ip'> {
  readonly hostname: string;
  readonly ip: string | null;
}

/** DNS records of a domain with data from the routing tables. */
export interface DomainRecords {
  readonly domain: string;
  readonly addresses: readonly DomainAddress[];
  readonly nameServers: readonly DomainHost[];
  readonly mailExchanges: readonly DomainHost[];
}

/** Title of a tab with its number of records: `IP Info (2)`; a dash reserves the space until it is known. */
export function domainTabName(tab: DomainTab, records: DomainRecords | undefined): string {
  const [title, list] = {
    ip: ['IP Info', records?.addresses] as const,
    ns: ['NS Servers', records?.nameServers] as const,
    mx: ['MX Servers', records?.mailExchanges] as const,
  }[tab];
  return `${title} (${list ? list.length : '–'})`;
}
