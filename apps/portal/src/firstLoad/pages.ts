import type { HeadTag, Page } from '@routeglass/api-client/pages';

/** A route as the built site knows it. */
export interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  /** Address of its code, and of what that imports. */
  readonly module: string;
  readonly imports?: readonly string[];
}

/** What the build tells the server of the site. */
export interface BuiltSite {
  /** What stands in the head of every page. */
  readonly head: readonly HeadTag[];
  /** A page that the browser draws: what comes before and after its own tags in the head, and the code that it names already. */
  readonly frame: { readonly before: string; readonly after: string; readonly files: readonly string[] };
  /** Addresses of the code that each page begins with, by the page's `id`: each after those that it imports. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

/** The code of each page of a built site. `order` has the addresses of all code, each after those that it imports. */
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
