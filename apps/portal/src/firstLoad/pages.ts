import type { HeadTag, Page } from '@routeglass/api-client/pages';

/** A route of the built site. */
export interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  /** Addresses of its code and of its imports. */
  readonly module: string;
  readonly imports?: readonly string[];
}

/** Facts about the site that the build writes for the server. */
export interface BuiltSite {
  /** Tags in the head of every page. */
  readonly head: readonly HeadTag[];
  /** A page drawn by the browser: the document before and after its own head tags, and the code files that it already names. */
  readonly frame: { readonly before: string; readonly after: string; readonly files: readonly string[] };
  /** Addresses of the code needed to start each page, by the page's `id`; each after its imports. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

/** The code of each page of a built site. `order` lists the addresses of all code, each after its imports. */
export function modulesOf(
  pages: readonly Page[],
  routes: readonly BuiltRoute[],
  order: readonly string[],
): BuiltSite['modules'] {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const lineage = (id: string | undefined): BuiltRoute[] => {
    const route = byId.get(id ?? '');
    return route ? [...lineage(route.parentId), route] : [];
  };
  return Object.fromEntries(
    pages.map(({ id, route = id }) => {
      const line = lineage(`routes/${route}/route`);
      if (line.length === 0) throw new Error(`The page ${id} has no code in routes/${route}`);
      const modules = new Set(line.flatMap(({ module, imports = [] }) => [module, ...imports]));
      return [id, order.filter((address) => modules.has(address))];
    }),
  );
}
