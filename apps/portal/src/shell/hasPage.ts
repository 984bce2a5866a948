import { patternOf } from '@routeglass/api-client/pages';

/** What is known of a route where it is drawn: its own part of the path, and the routes below it. */
interface KnownRoute {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly children?: readonly KnownRoute[] | undefined;
}

/** Files that the build or the server offers, such as `/docs/portal.md`. */
const FILE = /\.\w{2,5}$/;
/** The file of a bill (the call `billFile`), whose address has no ending. */
const BILL = /^\/cabinet\/bills\/[^/]+\/pdf$/;

/** Tells whether an address leads somewhere: to a page of these routes, to a file, or to another site. */
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

/** Templates of the paths at which a page stands; the route for all other addresses is none. */
function templatesOf(routes: readonly KnownRoute[], around: string): string[] {
  return routes.flatMap(({ path, children }) => {
    if (path === '*' && around === '') return [];
    // The route of the document, around all others, has an empty path.
    const here = path === undefined || path === '' ? around : `${around}/${path}`;
    return children ? templatesOf(children, here) : [here];
  });
}
