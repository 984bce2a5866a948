import type { Found, NetworkBrief } from '../../facts/searchResult.ts';
import type { SpecialPurpose } from '../../facts/specialPurpose.ts';

export const domainTabs = ['ip', 'ns', 'mx'] as const;
export type DomainTab = (typeof domainTabs)[number];

/** An address of a domain (A or AAAA record) with the most specific route around it and its origin; the registry's block and holder where no loaded table has one. */
export interface DomainAddress extends Found {
  readonly ip: string;
  readonly prefix: string | null;
  readonly relatedAs: NetworkBrief | null;
  /** Where both come from. */
  readonly knownBy?: 'routes' | 'registry' | null;
  /** Further routes around it, the most specific first. */
  readonly furtherRoutes?: readonly { readonly prefix: string; readonly origin: NetworkBrief }[];
  /** The block that the registries hold, and its network. */
  readonly registered?: { readonly prefix: string; readonly holder: NetworkBrief } | null;
  /** What the address is set aside for. */
  readonly specialPurpose?: SpecialPurpose | null;
}

/** A name server or mail exchange of a domain, by one of its addresses; null where its name has none. */
export interface DomainHost extends Omit<DomainAddress, 'ip'> {
  readonly hostname: string;
  readonly ip: string | null;
}

/** What the name system says about a domain, set against the routing tables. */
export interface DomainRecords {
  readonly domain: string;
  readonly addresses: readonly DomainAddress[];
  readonly nameServers: readonly DomainHost[];
  readonly mailExchanges: readonly DomainHost[];
}

/** Title of a tab, with how many records it holds: `IP Info (2)`; a dash keeps the place of what is not known yet. */
export function domainTabName(tab: DomainTab, records: DomainRecords | undefined): string {
  const [title, list] = {
    ip: ['IP Info', records?.addresses] as const,
    ns: ['NS Servers', records?.nameServers] as const,
    mx: ['MX Servers', records?.mailExchanges] as const,
  }[tab];
  return `${title} (${list ? list.length : '–'})`;
}
