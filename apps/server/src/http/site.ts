import { pages, redirects, type Page, type Redirect } from '@routeglass/api-client/pages';

/** The site: its pages and the addresses that redirect to one of them. */
export interface Site {
  readonly pages: readonly Page[];
  readonly redirects: readonly Redirect[];
}

export const ownSite: Site = { pages, redirects };
