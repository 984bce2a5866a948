import { addressOfPath, addressPage } from '@routeglass/domain/query';
import type { Page } from './page.ts';
import { pageAt, type FoundPage } from './pageAt.ts';
import { redirectOf, type Redirect } from './redirect.ts';

/** The page at a path if that is its canonical spelling; otherwise undefined. */
export function canonicalPageAt(pages: readonly Page[], path: string): FoundPage | undefined {
  const found = pageAt(pages, path);
  if (found?.page.spelling === undefined) return found;
  const address = addressOfPath(path);
  return address !== undefined && addressPage(address) === path.replace(/(?<=.)\/$/, '') ? found : undefined;
}

/** Variants of `/as/3356` and the pages below it: `/as/AS3356`, `/AS/3356`. */
const WRITTEN_NETWORK = /^\/as\/(?:as)?0*(\d{1,10})(\/.*)?$/i;

/**
 * The canonical path for another spelling: `/as/3356` for `/AS/AS3356`, `/prefix/8.8.8.0/24` for `/prefix/8.8.8.8%2F24`, or the target of a redirect.
 * Undefined if the path is canonical or has no page.
 */
export function canonicalPath(
  pages: readonly Page[],
  redirects: readonly Redirect[],
  path: string,
): string | undefined {
  const [, digits, rest = ''] = WRITTEN_NETWORK.exec(path) ?? [];
  const to =
    redirectOf(redirects, path) ??
    (digits === undefined ? addressPage(addressOfPath(path) ?? '') : `/as/${digits}${rest}`);
  return to !== undefined && to !== path && canonicalPageAt(pages, to) ? to : undefined;
}
