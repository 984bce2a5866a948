import { patternOf } from '@routeglass/api-client/pages';

/** A route: its own part of the path, and its child routes. */
interface KnownRoute {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly children?: readonly KnownRoute[] | undefined;
}

/** Files that the build or the server offers, such as `/docs/portal.md`. */
const FILE = /\.\w{2,5}$/;
/** The file of a bill (the call `billFile`), whose address has no ending. */
const BILL = /^\/cabinet\/bills\/[^/]+\/pdf$/;

/** Returns a function that tells whether an address leads to a page of these routes, a file or another site. */
export function pagesAmong(routes: readonly KnownRoute[]): (href: string) => boolean {
  const patterns = templatesOf(routes, '').map(patternOf);
  const known = new Map<string, boolean>();
  return (href) => {
    if (!href.startsWith('/')) return true;
    const path = /^[^?#]*/.exec(href)?.[0] ?? '';
    const has =
      known.get(path) ?? (FILE.test(path) || BILL.test(path) || patterns.some((pattern) => pattern.test(path)));
    known.set(path, has);
    return has;
  };
}

/** Path templates of all pages, without the catch-all route. */
function templatesOf(routes: readonly KnownRoute[], around: string): string[] {
  return routes.flatMap(({ path, children }) => {
    if (path === '*' && around === '') return [];
    // The route of the document, around all others, has an empty path.
    const here = path === undefined || path === '' ? around : `${around}/${path}`;
    return children ? templatesOf(children, here) : [here];
  });
}
