import type { EntryContext } from 'react-router';

/** The code of a page and what the router is told with it, as data that `begin.ts` reads. */
export interface PageCode {
  /** What the router's part on the server tells that in the browser, and the state of its routes in the router's own form. */
  readonly context: object;
  readonly state: string;
  /** Addresses of the list of all routes, of the code of the routes around the page by their ids, and of that which takes the page over. */
  readonly manifest: string;
  readonly routes: Readonly<Record<string, string>>;
  readonly entry: string;
  /**
   * Of a page that is drawn: the files to run part by part, each after those that it imports, what else they and `entry` import, and whether it shows
   * figures of what is loaded.
   */
  readonly afterPaint?: {
    readonly inOrder: readonly string[];
    readonly imports: readonly string[];
    readonly hasFigures: boolean;
  };
}

/** What is known of a page's code: its addresses, each after those that it imports, and whether the page shows figures of what is loaded. */
interface PageParts {
  readonly files: readonly string[];
  readonly hasFigures: boolean;
}

/** The code of what the router draws. */
export function codeOf(context: EntryContext, state: string, { files, hasFigures }: PageParts): PageCode {
  const { manifest, isSpaMode, serverHandoffString = '{}' } = context;
  const routes = drawnRoutes(context);
  const named = new Set([manifest.url, manifest.entry.module, ...files]);
  const imports = filesOf(manifest, routes).filter((file) => !named.has(file));
  return {
    context: JSON.parse(serverHandoffString) as object,
    state,
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map((id) => [id, manifest.routes[id]?.module ?? ''])),
    entry: manifest.entry.module,
    ...(!isSpaMode && { afterPaint: { inOrder: files, imports, hasFigures } }),
  };
}

/** The ids of the routes that are drawn: of the frame of all pages the outermost alone. */
function drawnRoutes({ staticHandlerContext: { matches }, isSpaMode }: EntryContext): string[] {
  return (isSpaMode ? matches.slice(0, 1) : matches).map(({ route }) => route.id);
}

/** Addresses of all files that a page of these routes begins with. */
export function filesOf({ url, entry, routes }: EntryContext['manifest'], ids: readonly string[]): readonly string[] {
  const ofRoutes = ids.flatMap((id) => routes[id] ?? []).flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [...new Set([url, entry.module, ...entry.imports, ...ofRoutes])];
}
