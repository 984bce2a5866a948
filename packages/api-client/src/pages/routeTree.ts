import { layoutsOf, type Layout, type Page } from './page.ts';

/** A route that draws one or more pages, below the layouts that have code. */
export interface PageRoute {
  /** Folder below the portal's `routes`. */
  readonly folder: string;
  /** Full template of its path. */
  readonly path: string;
  /** The layouts around it that have code, outermost first. */
  readonly layouts: readonly Layout[];
  readonly pages: readonly Page[];
}

/** The routes that draw a list of pages, in its order. Pages of one folder share a route, which distinguishes them by the last part of the path. */
export function routesOf(pages: readonly Page[]): PageRoute[] {
  const byFolder = Map.groupBy(pages, ({ id, route }) => route ?? id);
  return [...byFolder].map(([folder, drawn]) => ({
    folder,
    path: commonPath(drawn.map(({ path }) => path)),
    layouts: drawn[0] ? layoutsOf(drawn[0]).filter(({ file }) => file !== undefined) : [],
    pages: drawn,
  }));
}

function commonPath(paths: readonly string[]): string {
  const [first = '', ...others] = paths;
  if (others.length === 0) return first;
  const parts = paths.map((path) => path.split('/'));
  const length = parts[0]?.findIndex((part, i) => parts.some((other) => other[i] !== part)) ?? -1;
  const shared = length === -1 ? first : first.split('/').slice(0, length).join('/');
  return `${shared}/${paths.includes(shared) ? ':section?' : ':section'}`;
}
