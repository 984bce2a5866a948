import { canonicalPageAt, canonicalPath } from '@routeglass/api-client/pages';
import { homePage } from '@routeglass/api-client/page/home';
import { graphPage } from '@routeglass/api-client/page/network';
import { incidentsPage, searchPage } from '@routeglass/api-client/page/search';
import { prefixOf, prefixPage } from '@routeglass/api-client/page/entity';
import { ownSite } from './site.ts';

/** An element that shows what a page of the portal is about. */
export interface EmbedOfPage {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly title: string;
  /** Height in pixels at which most of these elements fit. */
  readonly height: number;
}

const SECURITY = 'security-issues';

/** The element for an address of the portal; undefined for a page without one. */
export function embedOfPage(address: URL): EmbedOfPage | undefined {
  const path = canonicalPath(ownSite.pages, ownSite.redirects, address.pathname) ?? address.pathname;
  const found = canonicalPageAt(ownSite.pages, path);
  if (!found) return undefined;
  const { page, facts } = found;
  if (page.layout.id === graphPage.layout.id) {
    const asn = String(facts['asn']);
    const prefix = address.searchParams.get('prefix');
    if (page.id === graphPage.id) {
      const attributes = { asn, ...(prefix !== null && { prefix }) };
      return { element: 'route-graph', attributes, title: `Routing graph of AS${asn}`, height: 640 };
    }
    if (page.id === SECURITY || page.under === SECURITY)
      return { element: 'incident-list', attributes: { asn }, title: `Incidents of AS${asn}`, height: 640 };
    return { element: 'as-header', attributes: { asn }, title: `AS${asn}`, height: 160 };
  }
  if (page.id === prefixPage.id) {
    const prefix = prefixOf({ address: String(facts['address']), length: String(facts['length']) });
    return { element: 'prefix-card', attributes: { prefix }, title: `Prefix ${prefix}`, height: 220 };
  }
  if (page.id === incidentsPage.id)
    return { element: 'incident-list', attributes: {}, title: 'Incidents', height: 640 };
  if (page.id === homePage.id || page.id === searchPage.id)
    return { element: 'search-box', attributes: { size: 'hero' }, title: 'Search', height: 420 };
  return undefined;
}
