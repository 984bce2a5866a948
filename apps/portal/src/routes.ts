import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
// The router loads this file directly, without the workspace's export conditions, so it cannot import sources through package doors.
import { pages } from '../../../packages/api-client/src/pages/list/pages.ts';
import { redirects } from '../../../packages/api-client/src/pages/list/redirects.ts';
import { routesOf, type PageRoute } from '../../../packages/api-client/src/pages/routeTree.ts';

const MOVED = 'routes/moved/route.tsx';

/** Routes at one depth below their layouts. Routes with the same inner layout are grouped at the position of its first page. */
function entriesOf(routes: readonly PageRoute[], depth: number, base: string): RouteConfigEntry[] {
  const byLayout = Map.groupBy(routes, (each) => each.layouts[depth] ?? each);
  return [...byLayout].flatMap(([around, inside]) => {
    if ('folder' in around) {
      const file = `routes/${around.folder}/route.tsx`;
      const path = around.path.slice(base.length).replace(/^\//, '');
      return path === '' ? index(file) : route(path, file);
    }
    const { file = '', path } = around;
    const children = entriesOf(inside, depth + 1, path === '' ? base : path);
    return path === '' ? layout(file, children) : route(path.slice(base.length).replace(/^\//, ''), file, children);
  });
}

export default [
  ...entriesOf(routesOf(pages), 0, ''),
  ...redirects.map(({ from }) => route(from.slice(1), MOVED, { id: `moved${from}` })),
  route('*', 'routes/missing/route.tsx'),
] satisfies RouteConfig;
