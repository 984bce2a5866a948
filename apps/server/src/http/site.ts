import { pages, redirects, type Page, type Redirect } from '@routeglass/api-client/pages';

/** What the site has: its pages, and addresses that lead to one of them. */
export interface Site {
  readonly pages: readonly Page[];
  readonly redirects: readonly Redirect[];
}

export const ownSite: Site = { pages, redirects };
