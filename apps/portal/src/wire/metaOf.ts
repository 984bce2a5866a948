import { headOf, NOT_FOUND_TITLE, pageAt, type Page } from '@routeglass/api-client/pages';
import type { MetaDescriptor } from 'react-router';

interface MetaArgs {
  readonly location: { readonly pathname: string; readonly search: string };
}

/** Search engines need absolute addresses. On the server it is empty, and the server adds the origin. */
const SITE = typeof document === 'undefined' ? '' : location.origin;

/** The `meta` of a route that draws these pages: the title and description that tabs and search engines show. */
export function metaOf(...pages: readonly Page[]): (args: MetaArgs) => MetaDescriptor[] {
  return ({ location }) => {
    const found = pageAt(pages, location.pathname);
    if (!found) return [{ title: NOT_FOUND_TITLE }];
    const { title, description, canonical } = headOf(found.page, found.facts, location);
    return [
      { title },
      ...(description === undefined ? [] : [{ name: 'description', content: description }]),
      { tagName: 'link', rel: 'canonical', href: SITE + canonical },
    ];
  };
}
