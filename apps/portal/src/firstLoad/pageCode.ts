import type { EntryContext } from 'react-router';

/** The code of a page and the router's data, as `begin.ts` reads them. */
export interface PageCode {
  /** The router's context from the server, and the state of its routes in the router's encoding. */
  readonly context: object;
  readonly state: string;
  /** Addresses of the route manifest, of the code of the matched routes by id, and of the entry module, which hydrates the page. */
  readonly manifest: string;
  readonly routes: Readonly<Record<string, string>>;
  readonly entry: string;
  /**
   * For a server-drawn page: the files to run one by one, each after its imports; what else they and `entry` import; and whether the page shows
   * figures from the loaded data.
   */
  readonly afterPaint?: {
    readonly inOrder: readonly string[];
    readonly imports: readonly string[];
    readonly hasFigures: boolean;
  };
}

/** A page's code: its addresses, each after its imports, and whether the page shows figures from the loaded data. */
interface PageParts {
  readonly files: readonly string[];
  readonly hasFigures: boolean;
}

/** The code of the page that the router draws. */
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

/** Ids of the drawn routes. The frame of all pages draws only the outermost. */
function drawnRoutes({ staticHandlerContext: { matches }, isSpaMode }: EntryContext): string[] {
  return (isSpaMode ? matches.slice(0, 1) : matches).map(({ route }) => route.id);
}

/** Addresses of all files needed to start a page of these routes. */
export function filesOf({ url, entry, routes }: EntryContext['manifest'], ids: readonly string[]): readonly string[] {
  const ofRoutes = ids.flatMap((id) => routes[id] ?? []).flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [...new Set([url, entry.module, ...entry.imports, ...ofRoutes])];
}
