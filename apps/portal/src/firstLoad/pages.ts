import { drawnRoutes, firstReads } from './firstReads.ts';

/** A route as the built site knows it. */
export interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  /** Address of its code, and of what that imports. */
  readonly module: string;
  readonly imports?: readonly string[];
}

/** What the server hands over with a page: the code that it begins with, and the answers to what it asks first. */
export interface BuiltPage {
  /** Regular expression of its paths, with a group for each part that says what it is about. */
  readonly pattern: string;
  /** Each after those that it imports. */
  readonly modules: readonly string[];
  readonly reads: readonly string[];
  /** Those that it asks only where its address says nothing more. */
  readonly plainReads: readonly string[];
  /** Whether it comes drawn, with these answers. */
  readonly isDrawn: boolean;
}

/** What the build tells the server of the site. */
export interface BuiltSite {
  /** What stands in the head of every page, as HTML. */
  readonly head: string;
  readonly pages: readonly BuiltPage[];
}

/**
 * The pages of a built site. The page for all other addresses is none of them.
 *
 * `order` has the addresses of all code, each after those that it imports.
 */
export function pagesOf(routes: readonly BuiltRoute[], order: readonly string[]): BuiltPage[] {
  const byId = new Map(routes.map((route) => [route.id, route]));
  const parents = new Set(routes.map(({ parentId }) => parentId));
  const lineage = (route: BuiltRoute): BuiltRoute[] => {
    const parent = byId.get(route.parentId ?? '');
    return parent ? [...lineage(parent), route] : [route];
  };
  return routes
    .filter(({ id, path }) => !parents.has(id) && path !== '*')
    .map((leaf) => {
      const line = lineage(leaf);
      const modules = new Set(line.flatMap(({ module, imports = [] }) => [module, ...imports]));
      return {
        pattern: `^${line.map(({ path }) => patternOf(path ?? '')).join('')}/?$`,
        modules: order.filter((address) => modules.has(address)),
        reads: line.flatMap(({ id }) => firstReads[id]?.always ?? []),
        plainReads: line.flatMap(({ id }) => firstReads[id]?.plain ?? []),
        isDrawn: line.some(({ id }) => drawnRoutes.has(id)),
      };
    });
}

function patternOf(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '*') return '(?:/.*)?';
      if (part === ':asn') return String.raw`/(?<asn>\d{1,10})`;
      if (!part.startsWith(':')) return `/${part}`;
      const [, name, optional] = /^:(\w+)(\??)$/.exec(part) ?? [];
      return optional === '?' ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
    })
    .join('');
}
