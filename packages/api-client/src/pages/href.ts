import type { Page } from './page.ts';
import { writePath, type PathParams, type PathValue } from './path.ts';

/** The query of a link: values that are undefined are left out. */
export type LinkSearch = URLSearchParams | Readonly<Record<string, PathValue | boolean | undefined>>;

type Rest<Path extends string> =
  object extends PathParams<Path>
    ? [params?: PathParams<Path>, search?: LinkSearch]
    : [params: PathParams<Path>, search?: LinkSearch];

/** The address of a page: `hrefOf(graph, { asn: 3356 }, { prefix: '8.0.0.0/9' })`. */
export function hrefOf<Path extends string>(page: Page<Path>, ...[params, search]: Rest<Path>): string {
  const path = writePath(page.path, (params ?? {}) as Readonly<Record<string, PathValue | undefined>>);
  const query = search === undefined ? '' : writeQuery(search);
  return query === '' ? path : `${path}?${query}`;
}

function writeQuery(search: LinkSearch): string {
  const entries = search instanceof URLSearchParams ? [...search] : Object.entries(search);
  return entries
    .flatMap(([name, value]) => (value === undefined ? [] : [`${inQuery(name)}=${inQuery(String(value))}`]))
    .join('&');
}

/** Keeps `/`, `:` and `,` unescaped, which a query allows (RFC 3986, section 3.4), to make addresses readable. */
const inQuery = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%2C', ',');
